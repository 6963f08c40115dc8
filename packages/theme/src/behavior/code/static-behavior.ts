import {translate} from '@lectern/client'
import {readCode} from './read-code.js'

/** How long a copy button says that it has copied, in milliseconds. */
const FEEDBACK_TIME = 2000

/**
 * Bring the buttons of static HTML to life: one listener on the document answers for every
 * `data-copy-code` and `data-wrap-code` button, whether React rendered it or the build did.
 *
 * @returns A function that takes the listener away again.
 */
export function installStaticBehavior(root: Document): () => void {
  const onClick = ({target}: Event) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-copy-code],[data-wrap-code]')
    const block = button?.closest('.theme-code-block')
    if (!button || !block) return
    if (button.hasAttribute('data-copy-code')) void copyCode(button, block)
    else button.setAttribute('aria-pressed', String(block.classList.toggle('code-block--wrap')))
  }
  root.addEventListener('click', onClick)
  return () => root.removeEventListener('click', onClick)
}

async function copyCode(button: HTMLElement, block: Element): Promise<void> {
  const label = button.getAttribute('aria-label') ?? ''
  if (button.hasAttribute('data-copied')) return
  const copied = await writeClipboard(readCode(block))
  button.setAttribute('data-copied', String(copied))
  button.setAttribute(
    'aria-label',
    copied
      ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
      : translate({id: 'theme.CodeBlock.copyFailed', message: 'Copy failed'})
  )
  setTimeout(() => {
    button.removeAttribute('data-copied')
    button.setAttribute('aria-label', label)
  }, FEEDBACK_TIME)
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No permission or no secure context: the button says so, and the text can still be selected.
    return false
  }
}
