import {decodeCode} from './code-text.js'

/** A token as `prism-react-renderer` passes it to components. */
export interface CodeToken {
  types: string[]
  content: string
  empty?: boolean
}

/** Parts of highlighted HTML: start tags with classes, end tags and text. */
const PARTS = /<span class="(?<start>[^"]*)">|<\/span>|(?<text>[^<]+)/g

/** Start tag of an element that contains a line. */
const LINE = '<span class="token-line'

/** Returns the tokens of code that was highlighted during the build. */
export function readCodeLines(html: string): CodeToken[][] {
  // Samples of API references have no elements around their lines, to keep pages small.
  return readTokens(html.includes(LINE) ? html : html.replace(/^.*$/gm, `${LINE}">$&</span>`))
}

function readTokens(html: string): CodeToken[][] {
  const lines: CodeToken[][] = []
  const around: string[][] = []
  for (const {groups = {}} of html.matchAll(PARTS)) {
    const {start, text} = groups
    if (text !== undefined) {
      const content = decodeCode(text).replace(/\n$/, '')
      const types = around.flat()
      if (content !== '') lines.at(-1)?.push({types: types.length > 0 ? types : ['plain'], content})
    } else if (start === undefined) around.pop()
    else {
      const [kind, ...types] = start.split(' ')
      if (kind === 'token-line') lines.push([])
      around.push(kind === 'token-line' ? [] : types)
    }
  }
  return lines.map((line) => (line.length > 0 ? line : [EMPTY_LINE]))
}

/** Splits code into lines without syntax highlighting. */
export function splitPlainLines(code: string): CodeToken[][] {
  return code
    .split('\n')
    .map((content) => [content === '' ? EMPTY_LINE : {types: ['plain'], content}])
}

/** Token of an empty line. */
const EMPTY_LINE: CodeToken = Object.freeze({types: ['plain'], content: '\n', empty: true})
