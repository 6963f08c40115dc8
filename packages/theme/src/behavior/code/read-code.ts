/** A line of a code block, without its line feed. */
export interface CodeLine {
  text: string
  /** Whether a comment marks it as removed. */
  isRemoved: boolean
}

/** Returns the text that the copy button copies. */
export function readCode(block: Element): string {
  const lines = [...block.querySelectorAll('code .token-line')].map((line) => ({
    text: (line.textContent ?? '').replace(/\n$/, ''),
    isRemoved: line.matches('.code-block-diff-remove-line')
  }))
  if (lines.length === 0) return block.querySelector('code')?.textContent ?? ''
  return joinNewLines(lines, block.matches('.language-diff'))
}

/**
 * Returns the code that readers need: without lines that are marked as removed, and only the new
 * text of a diff. Patches with filenames are copied completely.
 */
export function joinNewLines(lines: readonly CodeLine[], isDiff: boolean): string {
  const texts = lines.filter(({isRemoved}) => !isRemoved).map(({text}) => text)
  const isPatch = texts.some((text) => /^(?:@@ |diff |--- |\+\+\+ )/.test(text))
  return (isDiff && !isPatch ? readNewText(texts) : texts).join('\n')
}

/** Removes the signs of a diff, and the spaces after them if all lines have one. */
function readNewText(lines: readonly string[]): string[] {
  const kept = lines.filter((line) => !line.startsWith('-'))
  const texts = kept.map((line) => line.replace(/^[+ ]/, ''))
  const signed = kept.flatMap((line, index) => (line.startsWith('+') ? (texts[index] ?? '') : []))
  const isSpaced = signed.every((text) => text === '' || text.startsWith(' '))
  return isSpaced ? texts.map((text) => text.replace(/^ /, '')) : texts
}
