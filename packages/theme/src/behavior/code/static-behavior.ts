import {hideVisually, translate} from '@lectern/client'
import {readCode} from './read-code.js'

/** How long a copy button shows the result, in milliseconds. */
const FEEDBACK_TIME = 2000

/**
 * Adds behavior to copy and wrap buttons. One listener on the document handles all `data-copy-code`
 * and `data-wrap-code` buttons, whether React or the build rendered them.
 *
 * Also announces to screen readers whether code was copied, because they don't announce a changed
 * button label.
 *
 * @returns A function that removes the listener.
 */
export function installStaticBehavior(root: Document): () => void {
  // Screen readers only announce changes in a region that already exists.
  const status = root.createElement('div')
  status.setAttribute('role', 'status')
  hideVisually(status)
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
    // The browser denied access, or the page isn't in a secure context. The button shows the
    // failure, and readers can still select the text.
    return false
  }
}
