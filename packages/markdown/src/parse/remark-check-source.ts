import type {Code, Html, Nodes, Paragraph, Root} from 'mdast'
import {toString as textOf} from 'mdast-util-to-string'
import {type CompileState, reportProblem} from '../state/compile-state.js'

/** The parts of the compile state that the check needs. */
type SourceState = Pick<CompileState, 'authorLines' | 'lineOffset' | 'problems'>

/**
 * Warns about text that is valid Markdown, but that readers see differently than the author meant:
 * front matter that isn't at the start or has no end, code blocks without an end, and imports and
 * components in `.md` files.
 */
export function remarkCheckSource(state: SourceState, format: 'md' | 'mdx') {
  return (tree: Root): void => {
    checkFrontMatter(tree, state)
    const tags = new Set<string>()
    visit(tree, (node) => {
      if (node.type === 'code') checkCode(node, state)
      else if (format === 'md' && node.type === 'html') checkTags(node, tags, state)
    })
    if (format === 'md') checkImport(tree, state)
  }
}

function visit(node: Nodes, enter: (node: Nodes) => void): void {
  enter(node)
  if ('children' in node) for (const child of node.children) visit(child, enter)
}

/** Reports lines that look like front matter after a line break, or without a closing fence. */
function checkFrontMatter(tree: Root, state: SourceState): void {
  if (state.lineOffset > 0) return
  const lines = state.authorLines
  const opening = lines.findIndex((line) => line.trim() !== '')
  if (lines[opening]?.trim() !== '---' || !/^[\w-]+:(?:\s|$)/.test(lines[opening + 1] ?? '')) return
  const rest = lines.slice(opening + 1)
  const end = rest.findIndex((line) => !/^(?:[\w-]+:|\s*-\s|\s+\S|\s*#)/.test(line))
  const isClosed = rest[end]?.trim() === '---'
  if (isClosed && opening === 0) return
  reportProblem(state, tree.children[0]?.position, {
    code: 'front-matter-ignored',
    policy: 'warn',
    message: isClosed
      ? "The front matter isn't at the start of the file, so the page shows it as text."
      : "The front matter isn't closed, so the page shows it as text.",
    hint: isClosed
      ? 'Remove the empty lines before `---`.'
      : 'Add a line with `---` after its last field.'
  })
}

/**
 * Reports a code block that only ends because its parent or the file ends, and one that ends with
 * the next block, because the start of that block can't close it.
 */
function checkCode({meta, value, position}: Code, state: SourceState): void {
  // Code from a file has its own problem, `snippet-unclosed`.
  if (!position || /(?:^|\s)file=/.test(meta ?? '')) return
  const {start, end} = position
  const fence = /^(?:`{3,}|~{3,})/.exec(
    state.authorLines[start.line - 1]?.slice(start.column - 1) ?? ''
  )?.[0]
  if (fence === undefined) return
  const last = /^[\s>]*(`{3,}|~{3,})$/.exec(state.authorLines[end.line - 1]?.trimEnd() ?? '')?.[1]
  const isClosed = last?.startsWith(fence) && end.line > start.line
  const next = value.split('\n').findIndex((line) => startsWithInfo(line, fence))
  if (isClosed && next < 0) return
  const line = start.line + 1 + next + state.lineOffset
  const marks = fence.startsWith('~') ? 'tildes' : 'backticks'
  reportProblem(state, position, {
    code: 'code-block-unclosed',
    policy: 'warn',
    message: isClosed
      ? `The code block isn't closed, so it contains the start of the one on line ${line}.`
      : "The code block isn't closed, so it contains everything after it.",
    hint: isClosed
      ? `Close it with a line of ${fence.length} ${marks}. If line ${line} belongs to it, start and end it with ${fence.length + 1}.`
      : `Close it with a line of ${fence.length} ${marks}.`
  })
}

/** Returns whether a line would start a code block with a language. It can't end one. */
function startsWithInfo(line: string, fence: string): boolean {
  const marks = /^ {0,3}(`{3,}|~{3,})[ \t]*[\w+#-]/.exec(line)?.[1]
  return marks?.startsWith(fence) === true && !line.endsWith('`')
}

const MDX_ONLY = {code: 'mdx-in-markdown', policy: 'warn'} as const

/** Matches the start of tags that begin with a capital. */
const COMPONENT = /<([A-Z][\w.]*)(?=[\s/>])/g

/** Reports the first tag of each component. Browsers would treat it as an unknown element. */
function checkTags({value, position}: Html, reported: Set<string>, state: SourceState): void {
  if (/^\s*<(?:!|script|style|svg|math|pre|template)/i.test(value)) return
  for (const {1: name = '', index} of value.matchAll(COMPONENT)) {
    // HTML can be in capitals, such as `<BR>` or `<Br>`.
    if (reported.has(name) || !/[a-z]/.test(name) || /^(?:br|hr|img)$/i.test(name)) continue
    reported.add(name)
    const before = value.slice(0, index).split('\n')
    const start = {
      line: (position?.start.line ?? 1) + before.length - 1,
      column: (before.at(-1)?.length ?? 0) + (before.length > 1 ? 1 : (position?.start.column ?? 1))
    }
    reportProblem(
      state,
      {start, end: start},
      {
        ...MDX_ONLY,
        message: `The tag \`<${name}>\` isn't HTML, and components work only in MDX.`,
        hint: 'Rename the file to `.mdx`, or put the text in backticks.'
      }
    )
  }
}

/** Returns whether a paragraph is an import or export, and not a sentence that starts like one. */
function isStatement(text: string): boolean {
  if (/^export\s+(?:const|let|function|default)\s/.test(text)) return true
  return /^import\s/.test(text) && /(?:\sfrom|^import)\s+["']/.test(text) && /["'];?$/.test(text)
}

function checkImport(tree: Root, state: SourceState): void {
  const found = tree.children.find(
    (node): node is Paragraph => node.type === 'paragraph' && isStatement(textOf(node))
  )
  const word = found && textOf(found).split(/\s/, 1)[0]
  if (!found) return
  reportProblem(state, found.position, {
    ...MDX_ONLY,
    message: `The page shows the \`${word}\` as text, because it works only in MDX.`,
    hint: 'Rename the file to `.mdx`, or remove the line.'
  })
}
