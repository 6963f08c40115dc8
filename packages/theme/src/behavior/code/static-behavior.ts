import {translate} from '@lectern/client'
import {readCode} from './read-code.js'

/** Milliseconds for which a copy button shows that it has copied the code. */
const FEEDBACK_TIME = 2000

/**
 * Hides an element visually. The styles are set in the browser, because a strict policy blocks
 * style attributes in HTML.
 */
const HIDDEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

/**
 * Adds behavior to buttons in static HTML: one listener on the document handles every `data-copy-code` and
 * `data-wrap-code` button, whether React or the build rendered it.
 *
 * Announces to screen readers whether code was copied, because a changed button label isn't a status message.
 *
 * @returns A function that removes the listener.
 */
export function installStaticBehavior(root: Document): () => void {
  // Screen readers only announce changes of an existing region.
  const status = root.createElement('div')
  status.setAttribute('role', 'status')
  status.style.cssText = HIDDEN
  root.body.append(status)
  const onClick = ({target}: Event) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-copy-code],[data-wrap-code]')
    const block = button?.closest('.theme-code-block')
    if (!button || !block) return
    if (button.hasAttribute('data-copy-code')) void copyCode(button, block, status)
    else button.setAttribute('aria-pressed', String(block.classList.toggle('code-block--wrap')))
  }
  root.addEventListener('click', onClick)
  return () => {
    root.removeEventListener('click', onClick)
    status.remove()
  }
}

async function copyCode(button: HTMLElement, block: Element, status: Element): Promise<void> {
  const label = button.getAttribute('aria-label') ?? ''
  if (button.hasAttribute('data-copied')) return
  const copied = await writeClipboard(readCode(block))
  button.setAttribute('data-copied', String(copied))
  const result = copied
    ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
    : translate({id: 'theme.CodeBlock.copyFailed', message: 'Copy failed'})
  button.setAttribute('aria-label', result)
  status.textContent = result
  setTimeout(() => {
    status.textContent = ''
    button.removeAttribute('data-copied')
    button.setAttribute('aria-label', label)
  }, FEEDBACK_TIME)
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // There's no permission or no secure context. The button shows it, and the text can be
    // selected.
    return false
  }
}
