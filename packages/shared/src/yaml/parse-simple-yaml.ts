import type {ParsedYaml} from './parsed-yaml.js'

/** A line with a key and its value. */
const ENTRY = /^([A-Za-z_][\w-]*): (\S(?:.*\S)?)$/

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/
const DAY = /^\d{4}-\d\d-\d\d$/
/** Text without quotes: starts with a letter and contains neither a comment nor a second key. */
const PLAIN_TEXT = /^\p{L}(?:(?!: | #|:$)[^\p{C}\p{Zl}\p{Zp}])*$/u
/** In a list, the characters of lists and mappings are also special. */
const LIST_ITEM = /^\p{L}[\p{L}\d _./-]*$/u
const QUOTED = /^(?:'([^'\p{C}]*)'|"([^"\\\p{C}]*)")$/u
/** Words that YAML can read as a value of a different type, and the key of an object's prototype. */
const SPECIAL = /^(?:true|false|null|__proto__)$/i

/**
 * Parses YAML in the few forms that most front matter has: one `key: value` per line, with a plain or quoted
 * string, a number, `true`, `false`, a date, or a list of words in brackets. The library takes 25 times as
 * long.
 *
 * @returns `undefined` for all other text, valid or not, which is left to the library.
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
