/** Code without its magic comments, and the lines that they highlight. */
export interface MagicCode {
  code: string
  /** 1-based, counted in `code`. */
  highlighted: ReadonlySet<number>
}

/**
 * Take `highlight-next-line`, `highlight-start` and `highlight-end` out of code. Each stands in a
 * comment on a line of its own, in any of the styles of comment that are common.
 */
export function readMagicComments(source: string): MagicCode {
  if (!source.includes('highlight-')) return {code: source, highlighted: new Set()}
  const lines: string[] = []
  const highlighted = new Set<number>()
  let inBlock = false
  let next = false
  for (const line of source.split('\n')) {
    const order = readOrder(line)
    if (order === 'next-line') next = true
    else if (order) inBlock = order === 'start'
    else {
      lines.push(line)
      if (inBlock || next) highlighted.add(lines.length)
      next = false
    }
  }
  return {code: lines.join('\n'), highlighted}
}

const ORDER = 'highlight-(next-line|start|end)'
const COMMENTS: readonly RegExp[] = [
  new RegExp(`^\\s*(?://|#|--|%|;|'|REM)\\s*${ORDER}\\s*$`),
  new RegExp(`^\\s*/\\*\\s*${ORDER}\\s*\\*/\\s*$`),
  new RegExp(`^\\s*\\{\\s*/\\*\\s*${ORDER}\\s*\\*/\\s*\\}\\s*$`),
  new RegExp(`^\\s*<!--\\s*${ORDER}\\s*-->\\s*$`)
]

function readOrder(line: string): string | undefined {
  if (!line.includes('highlight-')) return undefined
  for (const comment of COMMENTS) {
    const order = comment.exec(line)?.[1]
    if (order) return order
  }
  return undefined
}
