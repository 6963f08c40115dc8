import {createStorageSlot, translate} from '@lectern/client'
import {addStyles} from './add-styles.js'
import css from './reading.css' with {type: 'text'}
import {type Shortcut, listParts} from './shortcut-parts.js'

/** Maximum time between the two keys of a shortcut, in milliseconds. */
const SECOND_KEY_TIME = 1500

/** ID of the list of shortcuts. */
const DIALOG_ID = 'shortcuts'

/** Stores whether the reader has turned off shortcuts. */
const storage = () => createStorageSlot('shortcuts')

/**
 * Runs the shortcut that starts with a key.
 *
 * @param second - The next key press, for shortcuts with two keys.
 */
export async function runShortcut(
  root: Document,
  {key, timeStamp}: KeyboardEvent,
  second?: Promise<KeyboardEvent>
): Promise<void> {
  if (root.querySelector('dialog[open],[aria-modal=true]')) return
  if (key === '?') showShortcuts(root)
  if (storage().get() === 'off') return
  if (key === '[') follow(root, 'a[rel~=prev]')
  if (key === ']') follow(root, 'a[rel~=next]')
  const next = await second
  if (!next || next.timeStamp - timeStamp > SECOND_KEY_TIME || next.ctrlKey || next.metaKey) return
  listParts(root)
    .find((part) => part.key === next.key.toLowerCase())
    ?.link.click()
}

function follow(root: Document, selector: string): void {
  root.querySelector<HTMLAnchorElement>(`main ${selector}`)?.click()
}

/** Lists the shortcuts of the page in a dialog, where readers can also turn them off. */
function showShortcuts(root: Document): void {
  addStyles(root, css)
  root.getElementById(DIALOG_ID)?.remove()
  const dialog = root.createElement('dialog')
  dialog.id = DIALOG_ID
  dialog.className = 'shortcuts'
  const title = root.createElement('h2')
  title.id = `${DIALOG_ID}-title`
  title.textContent = translate({id: 'theme.shortcuts.title', message: 'Keyboard shortcuts'})
  dialog.setAttribute('aria-labelledby', title.id)
  // Focusing the first control would scroll small windows past the list.
  title.tabIndex = -1
  title.autofocus = true
  const list = root.createElement('dl')
  for (const {keys, label} of listShortcuts(root)) list.append(createRow(root, keys, label))
  dialog.append(title, list, createSwitch(root), createCloseButton(root))
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({target}) => target === dialog && dialog.close())
  root.body.append(dialog)
  dialog.showModal()
}

function listShortcuts(root: Document): Shortcut[] {
  const has = (selector: string) => root.querySelector(selector) !== null
  return [
    ...(has('[aria-keyshortcuts],.search-button,.DocSearch-Button')
      ? [
          {
            keys: ['/'],
            label: translate({id: 'theme.SearchBar.label', message: 'Search docs'})
          }
        ]
      : []),
    ...(has('main a[rel~=prev]')
      ? [
          {
            keys: ['['],
            label: translate({id: 'theme.docs.paginator.previous', message: 'Previous'})
          }
        ]
      : []),
    ...(has('main a[rel~=next]')
      ? [{keys: [']'], label: translate({id: 'theme.docs.paginator.next', message: 'Next'})}]
      : []),
    ...listParts(root).map(({key, label}) => ({keys: ['g', key], label}))
  ]
}

function createRow(root: Document, keys: readonly string[], label: string): HTMLElement {
  const row = root.createElement('div')
  const term = root.createElement('dt')
  const value = root.createElement('dd')
  const caps = keys.map((key) => {
    const cap = root.createElement('kbd')
    cap.textContent = key
    return cap
  })
  term.textContent = label
  value.append(...caps)
  row.append(term, value)
  return row
}

function createSwitch(root: Document): HTMLElement {
  const label = root.createElement('label')
  const input = root.createElement('input')
  input.type = 'checkbox'
  input.checked = storage().get() !== 'off'
  input.addEventListener('change', () => storage().set(input.checked ? 'on' : 'off'))
  label.append(input, translate({id: 'theme.shortcuts.switch', message: 'Use these shortcuts'}))
  return label
}

function createCloseButton(root: Document): HTMLElement {
  const form = root.createElement('form')
  form.method = 'dialog'
  const button = root.createElement('button')
  button.className = 'theme-button'
  button.textContent = translate({id: 'theme.shortcuts.close', message: 'Close'})
  form.append(button)
  return form
}
