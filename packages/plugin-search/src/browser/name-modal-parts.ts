/**
 * Say to assistive technology what the parts of the modal are: a dialog with a grid of results, whose
 * cells hold links and buttons. The library calls the dialog a button and the results options, inside
 * of which nothing else could be reached.
 *
 * @returns Stops.
 */
export function nameModalParts(): () => void {
  const modal = document.querySelector('.DocSearch-Container')
  if (!modal) return () => {}
  const name = () => {
    set(modal, {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Search', tabindex: '-1'})
    for (const attribute of ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby'])
      modal.removeAttribute(attribute)
    for (const list of modal.querySelectorAll('.DocSearch-Hits > ul')) set(list, {role: 'grid'})
    for (const hit of modal.querySelectorAll('.DocSearch-Hit')) set(hit, {role: 'row'})
    for (const cell of modal.querySelectorAll('.DocSearch-Hit-cell')) set(cell, {role: 'gridcell'})
    for (const input of modal.querySelectorAll('.DocSearch-Input'))
      set(input, {role: 'combobox', 'aria-haspopup': 'grid', 'aria-expanded': hasHits(modal)})
  }
  name()
  const observer = new MutationObserver(name)
  observer.observe(modal, {subtree: true, childList: true})
  return () => observer.disconnect()
}

function hasHits(modal: Element): string {
  return String(modal.querySelector('.DocSearch-Hit') !== null)
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}
