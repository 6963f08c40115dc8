import {factorySpace} from 'micromark-factory-space'
import {markdownLineEnding} from 'micromark-util-character'
import type {Extension as TreeExtension} from 'mdast-util-from-markdown'
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  TokenizeContext
} from 'micromark-util-types'
import type {Processor} from 'unified'
import {addSyntax} from '../syntax/add-syntax.js'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** `<!-- … -->` in MDX. */
    mdxComment: 'mdxComment'
  }
}

/**
 * Parses `<!-- … -->` in MDX. Comments can contain blank lines, fences and braces. They don't
 * create nodes, except for the comments in `markers`, which become HTML.
 */
export function remarkMdxComments(this: Processor, markers: readonly string[]): void {
  addSyntax(this, {
    name: 'comments',
    syntax: COMMENT_SYNTAX,
    tree: createNodes(markers),
    markers
  })
}

const LESS_THAN = 60
const OPENING = '<!--'

// Concrete, so that block quotes and lists can't start inside a comment.
const FLOW: Construct = {name: 'mdxComment', concrete: true, tokenize: createTokenizer('flow')}
const TEXT: Construct = {name: 'mdxComment', tokenize: createTokenizer('text')}

const COMMENT_SYNTAX: Extension = {flow: {[LESS_THAN]: FLOW}, text: {[LESS_THAN]: TEXT}}

function createTokenizer(contentType: 'flow' | 'text'): Construct['tokenize'] {
  return function (effects, ok, nok) {
    const finish: State =
      contentType === 'text'
        ? ok
        : factorySpace(
            effects,
            (code) => (code === null || markdownLineEnding(code) ? ok(code) : nok(code)),
            'whitespace'
          )
    return tokenizeComment(this, effects, {ok, finish, nok})
  }
}

interface Exits {
  ok: State
  nok: State
  /** State for the text after the comment. */
  finish: State
}

function tokenizeComment(context: TokenizeContext, effects: Effects, exits: Exits): State {
  const {ok, finish, nok} = exits
  const open =
    (index: number): State =>
    (code) => {
      if (code !== OPENING.charCodeAt(index)) return nok(code)
      if (index === 0) {
        effects.enter('mdxComment')
        effects.enter('data')
      }
      effects.consume(code)
      if (index < OPENING.length - 1) return open(index + 1)
      // A multi-line comment ends the paragraph before it, because its lines haven't been tokenized
      // yet.
      return context.interrupt ? ok : inside(0)
    }
  /** @param dashes - Number of dashes read so far. */
  const inside =
    (dashes: number): State =>
    (code) => {
      if (code === null) return nok(code)
      if (markdownLineEnding(code)) {
        effects.exit('data')
        return endLine(code)
      }
      effects.consume(code)
      if (code === 45) return inside(Math.min(dashes + 1, 2))
      return code === 62 && dashes === 2 ? close : inside(0)
    }
  const endLine: State = (code) => {
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return startLine
  }
  const startLine: State = (code) => {
    if (context.parser.lazy[context.now().line]) return nok(code)
    if (markdownLineEnding(code)) return endLine(code)
    if (code === null) return nok(code)
    effects.enter('data')
    return inside(0)(code)
  }
  const close: State = (code: Code) => {
    effects.exit('data')
    effects.exit('mdxComment')
    return finish(code)
  }
  return open(0)
}

function createNodes(markers: readonly string[]): TreeExtension {
  return {
    enter: {
      mdxComment() {
        this.buffer()
      }
    },
    exit: {
      mdxComment(token) {
        this.resume()
        const value = this.sliceSerialize(token)
        if (!markers.includes(value.slice(OPENING.length, -3).trim())) return
        this.enter({type: 'html', value}, token)
        this.exit(token)
      }
    }
  }
}
