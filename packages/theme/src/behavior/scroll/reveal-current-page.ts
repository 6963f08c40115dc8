/** Scrolls a menu to the current page's entry, unless it's visible. Only scrolls the menu. */
export function revealCurrentPage(menu: HTMLElement): void {
  const current = menu.querySelector('.menu__list [aria-current="page"]')
  if (!current) return
  const [outer, inner] = [menu.getBoundingClientRect(), current.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  menu.scrollTop += inner.top - outer.top - outer.height / 2
}
