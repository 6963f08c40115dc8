/**
 * Hides an element from sight, but not from screen readers. A strict content security policy blocks
 * style attributes in HTML, so a script sets the styles.
 *
 * @param element - The element to hide. Its style attribute is replaced.
 */
export function hideVisually(element: HTMLElement): void {
  element.style.cssText =
    'position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
}
