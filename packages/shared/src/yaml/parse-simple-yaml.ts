import type {ParsedYaml} from './parsed-yaml.js'

/** Matches a line that consists of a key and a value. */
const ENTRY = /^([A-Za-z_][\w-]*): (\S(?:.*\S)?)$/

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/
const DAY = /^\d{4}-\d\d-\d\d$/
/**
 * Matches an unquoted string. It starts with a letter and doesn't contain a comment or a second
 * key.
 */
const PLAIN_TEXT = /^\p{L}(?:(?!: | #|:$)[^\p{C}\p{Zl}\p{Zp}])*$/u
/** Matches an unquoted list item. Brackets, braces and commas are special in lists. */
const LIST_ITEM = /^\p{L}[\p{L}\d _./-]*$/u
const QUOTED = /^(?:'([^'\p{C}]*)'|"([^"\\\p{C}]*)")$/u
/** Matches words that YAML may read as a different type, and the key of an object's prototype. */
const SPECIAL = /^(?:true|false|null|__proto__)$/i

/**
 * Parses the YAML subset that most front matter uses. Each line is a `key: value` pair, where the
 * value is a string, a number, `true`, `false`, a date or a list of words in brackets. The YAML
 * library takes 25 times as long.
 *
 * @returns `undefined` for any other text, valid or not. The library has to parse it.
 */
export function parseSimpleYaml(text: string): ParsedYaml | undefined {
  const data: Record<string, unknown> = {}
  const lines: Record<string, number> = {}
  let number = 0
  for (const line of text.split('\n')) {
    number++
    if (line === '' || line.startsWith('#')) continue
    const [, key = '', written = ''] = ENTRY.exec(line) ?? []
    const value = parseSimpleValue(written)
    if (value === undefined || key in data || SPECIAL.test(key)) return undefined
    data[key] = value
    lines[key] = number
  }
  return {data, lines}
}

function parseSimpleValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true'
  if (NUMBER.test(text)) return text === '-0' ? undefined : Number(text)
  if (SPECIAL.test(text)) return undefined
  if (DAY.test(text) || PLAIN_TEXT.test(text)) return text
  if (text.startsWith('[') && text.endsWith(']')) return parseSimpleList(text.slice(1, -1))
  const [, single, double] = QUOTED.exec(text) ?? []
  return single ?? double
}

function parseSimpleList(inside: string): string[] | undefined {
  const items = inside.split(',').map((item) => item.trim())
  const areSimple = items.every((item) => LIST_ITEM.test(item) && !SPECIAL.test(item))
  return areSimple ? items : undefined
}
