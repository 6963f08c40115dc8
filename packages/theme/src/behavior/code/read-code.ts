/** A line of a code block, without its line feed. */
export interface CodeLine {
  text: string
  /** Whether a comment of its author marks it as removed. */
  isRemoved: boolean
}

/** Text that the copy button copies. */
export function readCode(block: Element): string {
  const lines = [...block.querySelectorAll('code .token-line')].map((line) => ({
    text: (line.textContent ?? '').replace(/\n$/, ''),
    isRemoved: line.matches('.code-block-diff-remove-line')
  }))
  if (lines.length === 0) return block.querySelector('code')?.textContent ?? ''
  return joinNewLines(lines, block.matches('.language-diff'))
}

/**
 * Code as somebody would put it into a file: without lines that are marked as removed, and of a diff
 * the new text. A patch, which says where it belongs, stays whole.
 */
export function joinNewLines(lines: readonly CodeLine[], isDiff: boolean): string {
  const texts = lines.filter(({isRemoved}) => !isRemoved).map(({text}) => text)
  const isPatch = texts.some((text) => /^(?:@@ |diff |--- |\+\+\+ )/.test(text))
  return (isDiff && !isPatch ? readNewText(texts) : texts).join('\n')
}

/** Authors may put a space between the sign and the code, in all lines or in none. */
function readNewText(lines: readonly string[]): string[] {
  const kept = lines.filter((line) => !line.startsWith('-'))
  const texts = kept.map((line) => line.replace(/^[+ ]/, ''))
  const signed = kept.flatMap((line, index) => (line.startsWith('+') ? (texts[index] ?? '') : []))
  const isSpaced = signed.every((text) => text === '' || text.startsWith(' '))
  return isSpaced ? texts.map((text) => text.replace(/^ /, '')) : texts
}
