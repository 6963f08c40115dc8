import type {Construct, State, Tokenizer} from 'micromark-util-types'

const COLON = 58
const BRACKET = 91
const BRACE = 123

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
  const isNamed: Construct = {tokenize: createNameCheck(settings), partial: true}
  const tokenize: Tokenizer = (effects, ok, nok) =>
    effects.check(isNamed, effects.attempt(directive, ok, nok), nok)
  return {...directive, tokenize}
}

function createNameCheck({colons, names}: NamedSettings): Tokenizer {
  const longest = Math.max(...names.map(({length}) => length))
  return (effects, ok, nok) => {
    let count = 0
    let name = ''
    const readName: State = (code) => {
      const isEnd = code === BRACKET || code === BRACE
      if (isEnd || code === null || code < 0 || name.length >= longest) {
        effects.exit('data')
        return isEnd && names.includes(name) ? ok(code) : nok(code)
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
