import type {Code, Construct, State, Tokenizer} from 'micromark-util-types'

const COLON = 58
const BRACKET = 91
const BRACE = 123
const SPACE = 32

const NAME_CHARACTER = /[\w-]/
const NAME = /^[a-z](?:[\w-]*[a-z\d])?$/i

interface NamedSettings {
  /** Number of colons before the name. */
  colons: number
  names: readonly string[]
}

/**
 * Restricts a directive construct to the given names, and to uses with a label or attributes. All
 * other text stays as it is.
 */
export function onlyNamed(directive: Construct, settings: NamedSettings): Construct {
  return onlyIf(directive, createNameCheck(settings))
}

/**
 * Restricts a directive construct to the names that Docusaurus supports: ASCII letters, digits, `-` and
 * `_`. Inline directives also need a label or attributes, because without them, they're text.
 */
export function onlyAscii(directive: Construct, colons: number): Construct {
  return onlyIf(directive, createAsciiCheck(colons))
}

function onlyIf(directive: Construct, check: Tokenizer): Construct {
  const isNamed: Construct = {tokenize: check, partial: true}
  const tokenize: Tokenizer = (effects, ok, nok) =>
    effects.check(isNamed, effects.attempt(directive, ok, nok), nok)
  return {...directive, tokenize}
}

function createNameCheck({colons, names}: NamedSettings): Tokenizer {
  const longest = Math.max(...names.map(({length}) => length))
  return createCheck(colons, {
    isPart: (code, name) =>
      code !== BRACKET && code !== BRACE && code !== null && code >= 0 && name.length < longest,
    isName: (name, next) => (next === BRACKET || next === BRACE) && names.includes(name)
  })
}

function createAsciiCheck(colons: number): Tokenizer {
  return createCheck(colons, {
    isPart: (code) => code !== null && code >= 0 && NAME_CHARACTER.test(String.fromCodePoint(code)),
    isName: (name, next) => {
      const isSpaced = next === null || next < 0 || next === SPACE
      const isEnd = next === BRACKET || next === BRACE || (colons > 1 && isSpaced)
      return isEnd && NAME.test(name)
    }
  })
}

interface NameRules {
  /** Whether a character is part of the name, which is given up to here. */
  isPart(code: Code, name: string): boolean
  /** Whether a name is supported, from the character after it. */
  isName(name: string, next: Code): boolean
}

/** Creates a tokenizer that reads colons and a name. */
function createCheck(colons: number, {isPart, isName}: NameRules): Tokenizer {
  return (effects, ok, nok) => {
    let count = 0
    let name = ''
    const readName: State = (code) => {
      if (code === null || !isPart(code, name)) {
        effects.exit('data')
        return isName(name, code) ? ok(code) : nok(code)
      }
      name += String.fromCodePoint(code)
      effects.consume(code)
      return readName
    }
    const readColons: State = (code) => {
      if (count === colons) return readName(code)
      if (code !== COLON) {
        effects.exit('data')
        return nok(code)
      }
      count++
      effects.consume(code)
      return readColons
    }
    return (code) => {
      effects.enter('data')
      return readColons(code)
    }
  }
}
