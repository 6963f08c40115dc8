import {translate} from '@lectern/client'
/**
 * Attributes to remove from results, since they're links and buttons rather than options of a list
 * box.
 */
const OF_OPTIONS = ['role', 'aria-labelledby']
/** Attribute that the library points at IDs that don't exist. */
const CONTROLS = 'aria-controls'
const OF_BUTTON = ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby', CONTROLS]
const OF_COMBOBOX = ['role', 'aria-expanded', 'aria-haspopup', 'aria-autocomplete', CONTROLS]

/**
 * Corrects the ARIA roles of the modal: a dialog with a search field and lists of links. The
 * library gives the dialog the role of a button and the results the role of options, which hides
 * the links and buttons inside them from assistive technology. The selected result gets
 * `data-chosen`, for styling.
 *
 * @returns A function that stops the corrections.
 */
export function nameModalParts(): () => void {
  const modal = document.querySelector('.DocSearch-Container')
  if (!modal) return () => {}
  const name = () => {
    set(modal, {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': translate({id: 'theme.SearchPage.inputLabel', message: 'Search'}),
      tabindex: '-1'
    })
    remove(modal, OF_BUTTON)
    // These elements would otherwise be landmarks of the page.
    for (const part of modal.querySelectorAll('header, footer')) set(part, {role: 'presentation'})
    for (const input of modal.querySelectorAll('.DocSearch-Input')) remove(input, OF_COMBOBOX)
    modal.querySelectorAll('.DocSearch-Hits > ul').forEach((list, index) => {
      remove(list, OF_OPTIONS)
      // The library uses the same ID for every list.
      set(list, {id: index === 0 ? 'docsearch-list' : `docsearch-list-${index}`})
    })
    for (const hit of modal.querySelectorAll('.DocSearch-Hit')) {
      const chosen = hit.getAttribute('aria-selected')
      if (chosen !== null) set(hit, {'data-chosen': chosen})
      remove(hit, ['role', 'aria-selected'])
    }
  }
  name()
  const observer = new MutationObserver(name)
  const attributeFilter = [...OF_COMBOBOX, 'aria-selected', 'id']
  observer.observe(modal, {subtree: true, childList: true, attributes: true, attributeFilter})
  return () => observer.disconnect()
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

function remove(element: Element, attributes: readonly string[]): void {
  for (const name of attributes) {
    if (element.hasAttribute(name)) element.removeAttribute(name)
  }
}
