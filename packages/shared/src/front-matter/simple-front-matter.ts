/** A line of a key and a value on it. */
const ENTRY = /^([A-Za-z_][\w-]*): (\S(?:.*\S)?)$/

const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/
const DAY = /^\d{4}-\d\d-\d\d$/
/** Text without quotes: begins with a letter, and holds no sign of a comment or of another key. */
const PLAIN_TEXT = /^\p{L}(?:(?!: | #|:$)[^\p{C}\p{Zl}\p{Zp}])*$/u
/** In a list the signs of lists and objects count, too. */
const LIST_ITEM = /^\p{L}[\p{L}\d _./-]*$/u
const QUOTED = /^(?:'([^'\p{C}]*)'|"([^"\\\p{C}]*)")$/u
/** Words that YAML takes for a value of another kind, in some spellings; and a key of every object. */
const SPECIAL = /^(?:true|false|null|__proto__)$/i

/**
 * Read front matter in the few forms that nearly all of it has: one `key: value` per line, with a
 * plain or quoted text, a number, `true`, `false`, a day, or a list of words in brackets. A parser of
 * all of YAML takes some ten times as long, and a site has as many front matters as pages.
 *
 * @returns `undefined` for anything else, right or wrong; it is then for the YAML parser to say.
 */
export function parseSimpleFrontMatter(yaml: string): Record<string, unknown> | undefined {
  const data: Record<string, unknown> = {}
  for (const line of yaml.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [, key = '', text = ''] = ENTRY.exec(line) ?? []
    const value = parseSimpleValue(text)
    if (value === undefined || key in data || SPECIAL.test(key)) return undefined
    data[key] = value
  }
  return data
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
