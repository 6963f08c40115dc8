import path from 'node:path/posix'
import {DESCRIBED_ELSEWHERE} from './entry-points.mjs'

/** @typedef {import('./assign-exports.mjs').AssignedPage} AssignedPage */
/** @typedef {import('./assign-exports.mjs').PlacedSection} PlacedSection */
/** @typedef {import('./describe-export.mjs').Described} Described */
/** @typedef {import('./list-fields.mjs').Field} Field */
/** @typedef {import('ts-morph').ts.Symbol} TsSymbol */

/** @typedef {{file: string, id: string, name: string}} Location */
/** @typedef {{file: string, locations: ReadonlyMap<TsSymbol, Location>}} Links */

/**
 * Renders the generated pages as Markdown.
 *
 * @param {readonly AssignedPage[]} pages
 * @returns {ReadonlyMap<string, string>} By path in `content/docs`.
 */
export function writePages(pages) {
  const locations = new Map(pages.flatMap(listLocations))
  return new Map(
    pages.map((assigned) => [
      assigned.page.file,
      writePage(assigned, {file: assigned.page.file, locations})
    ])
  )
}

/**
 * Assigns a heading ID to each export. Duplicate IDs on a page are prefixed with the section.
 *
 * @param {AssignedPage} assigned
 * @returns {readonly [TsSymbol, Location][]}
 */
function listLocations({page: {file}, sections}) {
  const ids = sections.flatMap(({entries}) => entries.map(({name}) => name.toLowerCase()))
  return sections.flatMap(({title, entries}) =>
    entries.map(({symbol, name}) => {
      const own = name.toLowerCase()
      const isTwice = ids.indexOf(own) !== ids.lastIndexOf(own)
      const id = isTwice ? `${title.toLowerCase().replaceAll(' ', '-')}-${own}` : own
      return /** @type {[TsSymbol, Location]} */ ([symbol, {file, id, name}])
    })
  )
}

/**
 * @param {AssignedPage} assigned
 * @param {Links} links
 */
function writePage({page, sections}, links) {
  const {title, description, intro} = page
  const head = [
    '---',
    '# Generated from doc comments by `npm run api-reference`.',
    `title: '${title}'`,
    `description: '${description}'`,
    '---'
  ]
  const blocks = [
    head.join('\n'),
    intro,
    ...sections.map((section) => writeSection(section, links))
  ]
  return `${blocks.join('\n\n')}\n`
}

/**
 * @param {PlacedSection} section
 * @param {Links} links
 */
function writeSection({title, about, entries}, links) {
  const blocks = [`## ${title}`, about, ...entries.map((entry) => writeEntry(entry, links))]
  return blocks.filter(Boolean).join('\n\n')
}

/**
 * @param {Described} entry
 * @param {Links} links
 */
function writeEntry(entry, links) {
  const {name, signature, doc, fields, parameters, symbol} = entry
  const id = links.locations.get(symbol)?.id ?? name.toLowerCase()
  const blocks = [
    `### \`${name}\` {#${id}}`,
    linkNames(doc.text, links),
    `\`\`\`ts\n${signature}\n\`\`\``,
    writeTable('Field', fields, links),
    writeTable(entry.kind === 'Components' ? 'Prop' : 'Parameter', parameters, links),
    ...doc.throws.map(
      (text) => `Throws ${linkNames(text, links).replace(/^(\w*Error)\b/, '`$1`')}`
    ),
    ...doc.examples.map((code) => (code.startsWith('```') ? code : `\`\`\`tsx\n${code}\n\`\`\``)),
    writeMentions(entry, links)
  ]
  return blocks.filter(Boolean).join('\n\n')
}

/**
 * Renders a table. The default column is omitted if no field is optional.
 *
 * @param {string} title
 * @param {readonly Field[]} fields
 * @param {Links} links
 */
function writeTable(title, fields, links) {
  if (fields.length === 0) return ''
  const hasDefaults = fields.some(({isOptional}) => isOptional)
  const rows = fields.map(({name, type, isOptional, defaultValue, text, mentions}) => [
    `\`${name}\``,
    writeType(type, mentions, links),
    ...(hasDefaults ? [writeDefault(defaultValue, isOptional)] : []),
    linkNames(text, links).replaceAll(/\s+/g, ' ')
  ])
  const titles = [title, 'Type', ...(hasDefaults ? ['Default'] : []), 'Description']
  const lines = [titles, titles.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.map(escapeBars).join(' | ')} |`).join('\n')
}

/**
 * Formats inline code. Template literal types contain backticks, so double backticks are used for
 * them.
 *
 * @param {string} code
 */
function writeCode(code) {
  return code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``
}

/** @param {string} cell */
function escapeBars(cell) {
  return cell.replaceAll('|', '\\|')
}

/**
 * @param {string | undefined} value
 * @param {boolean} isOptional
 */
function writeDefault(value, isOptional) {
  if (value !== undefined) return `\`${value.replaceAll(/\s+/g, ' ')}\``
  return isOptional ? '–' : 'required'
}

/**
 * Formats a type as code. If it mentions exactly one described type, the code links to that type.
 *
 * @param {string} type
 * @param {readonly TsSymbol[]} mentions
 * @param {Links} links
 */
function writeType(type, mentions, links) {
  const [only, ...more] = mentions.flatMap((symbol) => findUrl(symbol, links) ?? [])
  return only && more.length === 0 ? `[${writeCode(type)}](${only})` : writeCode(type)
}

/**
 * Lists the mentioned types that no table cell links to.
 *
 * @param {Described} entry
 * @param {Links} links
 */
function writeMentions({mentions, fields, parameters}, links) {
  const linked = new Set(
    [...fields, ...parameters].flatMap((field) =>
      field.mentions.length === 1 ? field.mentions : []
    )
  )
  const named = mentions
    .filter((symbol) => !linked.has(symbol))
    .flatMap((symbol) => {
      const url = findUrl(symbol, links)
      return url ? [`[\`${symbol.name}\`](${url})`] : []
    })
  return named.length > 0 ? `See also: ${named.join(', ')}.` : ''
}

/**
 * @param {TsSymbol} symbol
 * @param {Links} links
 */
function findUrl(symbol, links) {
  const location = links.locations.get(symbol)
  return location ? writeUrl(location, links) : DESCRIBED_ELSEWHERE.get(symbol.name)
}

/**
 * @param {Location} location
 * @param {Links} links
 */
function writeUrl({file, id}, links) {
  return file === links.file ? `#${id}` : `./${path.basename(file)}#${id}`
}

/**
 * Converts `{@link Name}` to links. Exports on the same page take precedence.
 *
 * @param {string} text
 * @param {Links} links
 */
function linkNames(text, links) {
  return text.replaceAll(/\{@link\s+([\w.]+)[^}]*\}/g, (_, /** @type {string} */ name) => {
    const found = [...links.locations.values()].filter((location) => location.name === name)
    const location = found.find(({file}) => file === links.file) ?? found[0]
    return location ? `[\`${name}\`](${writeUrl(location, links)})` : `\`${name}\``
  })
}
