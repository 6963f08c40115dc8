import {Prism} from 'prism-react-renderer'
import type {Grammar, Token, TokenStream} from 'prismjs'

/** Languages with the object literals of JavaScript. */
const LANGUAGES = ['javascript', 'jsx', 'typescript', 'tsx']

/**
 * Corrects the tokens of keys in object literals that are named like a keyword, such as `from` and
 * `for`, so that they look like other keys.
 */
export function correctPropertyNames(tokens: TokenStream, grammar: Grammar): TokenStream {
  const isScript = LANGUAGES.some((id) => Prism.languages[id] === grammar)
  return isScript ? correct(tokens, 'literal-property' in grammar) : tokens
}

/** @param isNamed - Whether keys have a token in this language. */
function correct(tokens: TokenStream, isNamed: boolean): TokenStream {
  if (typeof tokens === 'string') return tokens
  if (!Array.isArray(tokens)) return correctToken(tokens, isNamed)
  let previous: string | Token = ''
  return tokens.map((token, index) => {
    const isKey = isKeyword(token) && isKeyBetween(token.content, previous, tokens[index + 1])
    if (!isBlank(token)) previous = token
    if (!isKey) return typeof token === 'string' ? token : correctToken(token, isNamed)
    return isNamed ? createToken('literal-property', token.content, 'property') : token.content
  })
}

function isBlank(token: string | Token): boolean {
  return typeof token === 'string' ? token.trim() === '' : token.type === 'comment'
}

function correctToken(token: Token, isNamed: boolean): Token {
  const {type, content, alias} = token
  if (typeof content === 'string') return token
  return createToken(type, correct(content, isNamed), alias)
}

type Keyword = Token & {content: string}

function isKeyword(token: string | Token): token is Keyword {
  return typeof token !== 'string' && token.type === 'keyword' && typeof token.content === 'string'
}

/**
 * Returns whether a keyword between two tokens is a key of an object or a type. `default` can also
 * be part of a `switch`. Operands of `a ? b : c` never follow one of these characters.
 */
function isKeyBetween(
  keyword: string,
  previous: string | Token,
  next: string | Token | undefined
): boolean {
  const starts = keyword === 'default' ? [','] : [',', '{', ';']
  return isOneOf(next, 'operator', [':']) && isOneOf(previous, 'punctuation', starts)
}

function isOneOf(
  token: string | Token | undefined,
  type: string,
  contents: readonly TokenStream[]
): boolean {
  return typeof token === 'object' && token.type === type && contents.includes(token.content)
}

function createToken(type: string, content: TokenStream, alias: Token['alias']): Token {
  return new Prism.Token(type, content, alias)
}
