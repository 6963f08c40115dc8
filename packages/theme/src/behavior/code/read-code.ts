/** A line of a code block, without its line break. */
export interface CodeLine {
  text: string
  /** Whether a comment marks it as removed. */
  isRemoved: boolean
}

/** Returns the text for the copy button. */
export function readCode(block: Element): string {
  const lines = [...block.querySelectorAll('code .token-line')].map((line) => ({
    text: (line.textContent ?? '').replace(/\n$/, ''),
    isRemoved: line.matches('.code-block-diff-remove-line')
  }))
  if (lines.length === 0) return block.querySelector('code')?.textContent ?? ''
  return joinNewLines(lines, block.matches('.language-diff'))
}

/**
 * Joins the lines that are worth copying. Omits lines that are marked as removed, and reduces a
 * diff to its new text. Patches with filenames are kept complete.
 */
export function joinNewLines(lines: readonly CodeLine[], isDiff: boolean): string {
  const texts = lines.filter(({isRemoved}) => !isRemoved).map(({text}) => text)
  const isPatch = texts.some((text) => /^(?:@@ |diff |--- |\+\+\+ )/.test(text))
  return (isDiff && !isPatch ? readNewText(texts) : texts).join('\n')
}

/**
 * Removes deleted lines and diff markers, and the space after each marker if all added lines have
 * one.
 */
function readNewText(lines: readonly string[]): string[] {
  const kept = lines.filter((line) => !line.startsWith('-'))
  const texts = kept.map((line) => line.replace(/^[+ ]/, ''))
  const signed = kept.flatMap((line, index) => (line.startsWith('+') ? (texts[index] ?? '') : []))
  const isSpaced = signed.every((text) => text === '' || text.startsWith(' '))
  return isSpaced ? texts.map((text) => text.replace(/^ /, '')) : texts
}
