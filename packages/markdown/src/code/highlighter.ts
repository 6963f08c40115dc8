import {Prism} from 'prism-react-renderer'
import type {Grammar, Token} from 'prismjs'
import {escapeAttribute, escapeText} from '../tree/render-html.js'
import {
  type CodeLanguage,
  createLanguageFinder,
  type FindLanguage,
  PLAIN_TEXT_NAMES
} from './code-languages.js'
import type {LineMarks} from '@lectern/shared/code/magic-comments'
import {correctPropertyNames} from './property-names.js'
import {splitCode} from './split-code.js'

/** Converts code to lines of HTML, each a `<span class="token-line">` that ends with its line feed. */
export interface Highlighter {
  highlight(code: string, language: string | undefined, marks: LineMarks): CodeHtml
  /** Returns whether a name is a supported language or a name for plain text. */
  knows(language: string): boolean
}

/** Highlighted code. */
export interface CodeHtml {
  html: string
  lineCount: number
}

/**
 * Maximum length of code that's highlighted in one go. Grammars can take quadratic or even cubic
 * time, so longer code is split into pieces, and pieces with long lines become plain text. Once the
 * sum of the squared lengths reaches a limit, the rest of the page is plain text.
 */
const LONGEST_CODE = 20_000
const LONGEST_PIECE = 10_000
const LONGEST_LINE = 2000
const MAX_SQUARES = 1_200_000_000

/**
 * Creates a highlighter for a page. Code in unknown languages is plain text.
 *
 * @param findLanguage - Caches grammars, so that pages can share it.
 */
export function createHighlighter(
  findLanguage: FindLanguage = createLanguageFinder()
): Highlighter {
  let squares = 0
  const isLong = (code: string) => {
    if (code.length <= LONGEST_LINE) return false
    if (code.split('\n').some((line) => line.length > LONGEST_LINE)) return true
    squares += code.length ** 2
    return squares > MAX_SQUARES
  }
  const find = (language: string) => findLanguage(language.toLowerCase())
  return {
    knows: (language) => PLAIN_TEXT_NAMES.has(language.toLowerCase()) || Boolean(find(language)),
    highlight(code, language, marks) {
      const found = language === undefined ? undefined : find(language)
      const lines = new LineWriter()
      const isSplit = found && code.length > LONGEST_CODE
      for (const piece of isSplit ? splitCode(code, LONGEST_PIECE) : [code]) {
        if (!found || isLong(piece)) lines.write(piece)
        else writeTokens(tokenize(piece, found), '', lines)
      }
      return {html: wrapLines(lines.lines, marks), lineCount: lines.lines.length}
    }
  }
}

/** Tokenizes code, and runs the hooks that JSX, PHP and some other languages need. */
function tokenize(code: string, {id, grammar}: CodeLanguage): Prism.TokenStream {
  const env: {code: string; grammar: Grammar; language: string; tokens: Prism.TokenStream} = {
    code,
    grammar,
    language: id,
    tokens: []
  }
  Prism.hooks.run('before-tokenize', env)
  env.tokens = Prism.tokenize(env.code, env.grammar)
  Prism.hooks.run('after-tokenize', env)
  return correctPropertyNames(env.tokens, grammar)
}

/** Collects HTML line by line. Open tokens are closed at the end of a line and reopened on the next. */
class LineWriter {
  readonly lines: string[] = ['']
  /** Classes of the current tokens, outermost first. `opened` of them have a tag. */
  private readonly around: string[] = []
  private opened = 0

  write(text: string): void {
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      this.add(text.slice(start, end))
      this.append('</span>'.repeat(this.opened))
      this.opened = 0
      this.lines.push('')
      start = end + 1
    }
    this.add(start === 0 ? text : text.slice(start))
  }

  enter(className: string): void {
    this.around.push(className)
  }

  leave(): void {
    if (this.opened === this.around.length) {
      this.append('</span>')
      this.opened--
    }
    this.around.pop()
  }

  /** Adds text. Opens tags only once there's text, so that no element is empty. */
  private add(text: string): void {
    if (text === '') return
    for (; this.opened < this.around.length; this.opened++) {
      this.append(`<span class="token ${this.around[this.opened]}">`)
    }
    this.append(escapeText(text))
  }

  private append(html: string): void {
    this.lines[this.lines.length - 1] += html
  }
}

/** @param outer - Classes of the parent token. */
function writeTokens(content: Prism.TokenStream, outer: string, lines: LineWriter): void {
  if (typeof content === 'string') lines.write(content)
  else if (Array.isArray(content)) {
    for (const part of content) writeTokens(part, outer, lines)
  } else {
    const className = classNameOf(content)
    // A token inside a token of the same type has the same style.
    const isNew = className !== outer
    if (isNew) lines.enter(className)
    writeTokens(content.content, className, lines)
    if (isNew) lines.leave()
  }
}

function classNameOf({type, alias}: Token): string {
  return alias ? [type, alias].flat().join(' ') : type
}

function wrapLines(lines: readonly string[], marks: LineMarks): string {
  const last = lines.length - 1
  return lines
    .map((line, index) => {
      const classNames = ['token-line', ...(marks.get(index + 1) ?? [])].map(escapeAttribute)
      return `<span class="${classNames.join(' ')}">${line}${index < last ? '\n' : ''}</span>`
    })
    .join('')
}
