/** A step of the tutorial: an action of the reader or an expected result. */
export type Step = {
  /** File and line, for messages. */
  location: string
} & (
  | {kind: 'file'; path: string; text: string}
  | {kind: 'command'; code: string; output: readonly string[]}
  | {kind: 'visit'; url: string; phrases: readonly string[]}
  | {kind: 'stop'}
  | {kind: 'picture'; name: string}
)

/** A fenced code block, or a paragraph between blocks. */
interface Part {
  line: number
  /** Info string of a code block, e.g. `ts title="site.config.ts"`. */
  info?: string
  text: string
}

/**
 * Reads the steps of a page: shell blocks with the output below them, titled blocks as files, local
 * URLs to open with the bold phrases in the same paragraph, images, and the keys that stop a
 * server.
 */
export function readSteps(file: string, source: string): Step[] {
  const steps: Step[] = []
  for (const part of splitParts(source)) {
    const last = steps.at(-1)
    if (part.info === 'text' && last?.kind === 'command')
      steps[steps.length - 1] = {...last, output: part.text.trimEnd().split('\n')}
    else steps.push(...readPart(part, `${file}:${part.line}`))
  }
  return steps
}

function readPart({info, text}: Part, location: string): Step[] {
  if (info === undefined) return readParagraph(text, location)
  const path = /title="([^"]+)"/.exec(info)?.[1]
  if (path !== undefined) return [{location, kind: 'file', path, text}]
  if (info === 'sh') return [{location, kind: 'command', code: text, output: []}]
  throw new Error(`${location}: a reader can't tell what to do with the block \`${info}\``)
}

function readParagraph(text: string, location: string): Step[] {
  const phrases = [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, phrase = '']) =>
    phrase.replaceAll(/\s+/g, ' ')
  )
  const visits = [...text.matchAll(/`http:\/\/localhost:3000(\/[^`]*)`/g)].map(
    ([, url = '']): Step => ({location, kind: 'visit', url, phrases})
  )
  const screenshots = [...text.matchAll(/img\/([\w-]+)-light\.webp/g)].map(
    ([, name = '']): Step => ({location, kind: 'picture', name})
  )
  const isStop = text.includes('<kbd>Ctrl</kbd> + <kbd>C</kbd>')
  return [...visits, ...screenshots, ...(isStop ? [{location, kind: 'stop'} as const] : [])]
}

function splitParts(source: string): Part[] {
  const parts: Part[] = []
  let open: {fence: string; indent: string; part: Part} | undefined
  for (const [index, line] of source.split('\n').entries()) {
    const [, indent = '', fence = '', info = ''] = /^( *)(`{3,})(.*)$/.exec(line) ?? []
    if (open) {
      const isEnd = fence === open.fence && info === ''
      if (!isEnd) open.part.text += `${removeIndent(line, open.indent)}\n`
      else open = undefined
      continue
    }
    if (fence) {
      open = {fence, indent, part: {line: index + 1, info, text: ''}}
      parts.push(open.part)
      continue
    }
    const paragraph = parts.at(-1)
    const isNew = paragraph?.info !== undefined || paragraph === undefined || line.trim() === ''
    if (isNew) parts.push({line: index + 1, text: line})
    else paragraph.text += `\n${line}`
  }
  return parts
}

function removeIndent(line: string, indent: string): string {
  return line.startsWith(indent) ? line.slice(indent.length) : line
}
