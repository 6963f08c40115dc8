import {translate} from '@lectern/client'
/** Attributes of a list of options, which the results are not: each holds a link, some hold buttons. */
const OF_OPTIONS = ['role', 'aria-labelledby']
/** The library sets `aria-controls` to IDs that don't exist. */
const CONTROLS = 'aria-controls'
const OF_BUTTON = ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-labelledby', CONTROLS]
const OF_COMBOBOX = ['role', 'aria-expanded', 'aria-haspopup', 'aria-autocomplete', CONTROLS]

/**
 * Sets the ARIA roles of the modal: a dialog with a search field and lists of links. The library
 * calls the dialog a button and the results options, and links or buttons inside of them couldn't
 * be reached. The selected result has `data-chosen`, for styles.
 *
 * @returns Stops.
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
    // Other landmarks with that name belong to the page.
    for (const part of modal.querySelectorAll('header, footer')) set(part, {role: 'presentation'})
    for (const input of modal.querySelectorAll('.DocSearch-Input')) remove(input, OF_COMBOBOX)
    modal.querySelectorAll('.DocSearch-Hits > ul').forEach((list, index) => {
      remove(list, OF_OPTIONS)
      // The library gives all lists one ID.
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
