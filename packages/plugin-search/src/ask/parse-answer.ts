/** Part of a paragraph or list item. */
export type AnswerPart =
  | {kind: 'text' | 'code' | 'strong'; text: string}
  /** Number of the cited passage. */
  | {kind: 'citation'; number: number}

/** Block of an answer. */
export type AnswerBlock =
  | {kind: 'paragraph'; parts: readonly AnswerPart[]}
  | {kind: 'list'; isOrdered: boolean; items: (readonly AnswerPart[])[]}
  | {kind: 'code'; text: string}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const ITEM = /^ {0,8}(?:[-*+]|(\d{1,9})[.)]) /
const HEADING = /^#{1,6} +/
const INLINE = /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\[(\d{1,2})\]|!?\[([^[\]\n]*)\]\(([^()\s]*)\)/g

/**
 * Parses a model's answer, which may be incomplete. Supports paragraphs, lists, fenced code, inline
 * code, bold text and citations. Everything else, such as HTML, is treated as text. Links are
 * reduced to their labels, because models can invent URLs.
 */
export function parseAnswer(answer: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  let paragraph: string[] = []
  const close = () => {
    if (paragraph.length > 0)
      blocks.push({kind: 'paragraph', parts: parseParts(paragraph.join('\n'))})
    paragraph = []
  }
  const lines = answer.split(/\r?\n/)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const fence = FENCE.exec(line)?.[1]
    const item = ITEM.exec(line)
    const isPlain = fence === undefined && !item && line.trim() !== '' && !HEADING.test(line)
    if (isPlain) {
      paragraph.push(line.trim())
      continue
    }
    close()
    if (fence !== undefined) {
      const end = findFence(lines, at + 1, fence)
      blocks.push({kind: 'code', text: lines.slice(at + 1, end).join('\n')})
      at = end
    } else if (item) {
      addItem(blocks, item[1] !== undefined, parseParts(line.slice(item[0].length).trim()))
    } else if (line.trim() !== '') {
      blocks.push({kind: 'paragraph', parts: [{kind: 'strong', text: line.replace(HEADING, '')}]})
    }
  }
  close()
  return blocks
}

/**
 * Returns the index of the line that closes a code block. If the block is incomplete, returns the
 * end of the answer.
 */
function findFence(lines: readonly string[], from: number, fence: string): number {
  let at = from
  while (at < lines.length && !lines[at]?.trim().startsWith(fence)) at++
  return at
}

function addItem(blocks: AnswerBlock[], isOrdered: boolean, parts: readonly AnswerPart[]): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(parts)
  else blocks.push({kind: 'list', isOrdered, items: [parts]})
}

function parseParts(text: string): AnswerPart[] {
  const parts: AnswerPart[] = []
  let from = 0
  const addText = (end: number) => {
    if (end > from) parts.push({kind: 'text', text: text.slice(from, end)})
  }
  for (const found of text.matchAll(INLINE)) {
    const [whole, code, strong, number, label] = found
    addText(found.index)
    if (code !== undefined) parts.push({kind: 'code', text: code})
    else if (strong !== undefined) parts.push({kind: 'strong', text: strong})
    else if (number !== undefined) parts.push({kind: 'citation', number: Number(number)})
    else if (label) parts.push({kind: 'text', text: label})
    from = found.index + whole.length
  }
  addText(text.length)
  return parts
}
