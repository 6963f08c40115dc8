import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Fields that contain a boolean, which Docusaurus also reads from text such as `'true'`. */
const FLAGS: readonly (readonly string[])[] = [
  ['trailingSlash'],
  ['noIndex'],
  ['markdown', 'mermaid'],
  ['markdown', 'emoji'],
  ['markdown', 'anchors', 'maintainCase'],
  ['markdown', 'mdx1Compat', 'comments'],
  ['markdown', 'mdx1Compat', 'admonitions'],
  ['markdown', 'mdx1Compat', 'headingIds']
]

/**
 * Converts values that Docusaurus accepts in several forms to the one that validation expects: base
 * URLs without slashes, booleans as text, and tags with other fields and attributes.
 */
export function convertLooseValues(config: UnknownRecord): UnknownRecord {
  const {baseUrl, i18n, scripts, stylesheets, headTags} = config
  const converted = {
    ...config,
    ...(typeof baseUrl === 'string' && {baseUrl: addSlashes(baseUrl)}),
    ...(isRecord(i18n) && {i18n: convertLanguages(i18n)}),
    ...(Array.isArray(scripts) && {scripts: scripts.map(convertAttributes)}),
    ...(Array.isArray(stylesheets) && {stylesheets: stylesheets.map(convertAttributes)}),
    ...(Array.isArray(headTags) && {
      headTags: headTags.filter((tag) => !isForeignTag(tag)).map(convertTag)
    })
  }
  return FLAGS.reduce((value, path) => change(value, path, readFlag), converted)
}

function addSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/')
}

function convertLanguages(i18n: UnknownRecord): UnknownRecord {
  const {localeConfigs} = i18n
  if (!isRecord(localeConfigs)) return i18n
  const entries = Object.entries(localeConfigs).filter(([, settings]) => settings !== undefined)
  const converted = entries.map(([locale, settings]) => {
    const read = isRecord(settings) ? change(settings, ['translate'], readFlag) : settings
    const isMoved = isRecord(read) && typeof read.baseUrl === 'string'
    return [locale, isMoved ? {...read, baseUrl: addSlashes(String(read.baseUrl))} : read]
  })
  return {...i18n, localeConfigs: Object.fromEntries(converted)}
}

/** Attributes can have any value in Docusaurus, which writes them as text. */
function convertAttributes(tag: unknown): unknown {
  if (!isRecord(tag)) return tag
  const entries = Object.entries(tag).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'boolean' || isRecord(value) ? value : String(value)
    ])
  )
}

/** Elements that the head of a page can contain. */
const HEAD_TAGS: readonly unknown[] = [
  ...['title', 'meta', 'link', 'script', 'style', 'base', 'noscript', 'html', 'body']
]

/** Returns whether a tag isn't part of the head. In a browser, it would end the head. */
export function isForeignTag(tag: unknown): boolean {
  return isRecord(tag) && typeof tag.tagName === 'string' && !HEAD_TAGS.includes(tag.tagName)
}

const TAG_FIELDS: readonly string[] = ['tagName', 'attributes', 'innerHTML']

/** Docusaurus ignores other fields of tags. */
function convertTag(tag: unknown): unknown {
  if (!isRecord(tag)) return tag
  return Object.fromEntries(
    Object.entries(tag).filter(([name, value]) => TAG_FIELDS.includes(name) && value !== undefined)
  )
}

function readFlag(value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return text === 'true' || text === 'false' ? text === 'true' : value
}

/** Returns a copy of an object in which the value at a path of keys is changed, if there's one. */
function change(
  value: UnknownRecord,
  [key = '', ...rest]: readonly string[],
  convert: (value: unknown) => unknown
): UnknownRecord {
  if (!(key in value)) return value
  const found = value[key]
  if (rest.length === 0) return {...value, [key]: convert(found)}
  return isRecord(found) ? {...value, [key]: change(found, rest, convert)} : value
}
