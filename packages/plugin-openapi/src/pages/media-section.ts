import {readRecord, readText} from '../model/read-fields.js'
import {code, element} from '../markup/html.js'
import {describeType} from '../schemas/describe-type.js'
import {isLarge, outlineSchema, type OutlineContext, toFragment} from '../schemas/outline-schema.js'
import {type FieldContext, renderSchema} from '../schemas/render-fields.js'
import {readSchemaText} from '../schemas/field-text.js'
import {quote, writeSchema} from '../schemas/write-fields.js'
import {escapeHtml} from '../markup/html.js'

/** The schemas of a body, by media type. */
export interface MediaSection {
  html: string
  markdown: string
  text: string
}

/**
 * Describes the content of a request or response. Media types with the same schema share a
 * description.
 */
export function createMediaSection(
  content: unknown,
  {id, outline}: {id: string; outline: OutlineContext},
  context: FieldContext
): MediaSection {
  const groups = groupBySchema(content, outline)
  const parts = groups.map(({types, schema}, index): MediaSection => {
    const mediaTypes = types.map(code).join(' ')
    const written = types.map(quote).join(' ')
    if (schema === undefined)
      return {html: `<p class="openapi-media">${mediaTypes}</p>`, markdown: written, text: ''}
    const prefix = index === 0 ? id : `${id}-${toFragment(types[0] ?? String(index))}`
    const {text, pointer} = describeType(schema, outline.resolve)
    const page = pointer === undefined ? undefined : outline.findPage(pointer)
    const known = pointer === undefined ? undefined : outline.shown.get(pointer)
    const isShown =
      pointer !== undefined && !(page !== undefined && isLarge(schema, {around: []}, outline))
    const inner =
      isShown && known === undefined
        ? outline.shown.set(pointer, `${prefix}-schema`) && [pointer]
        : []
    const fields =
      known === undefined && (isShown || pointer === undefined)
        ? outlineSchema(schema, {id: prefix, depth: 0, around: inner}, outline)
        : undefined
    const description = readText(outline.resolve(schema)?.node.description)
    const href = page ?? (known === undefined ? undefined : `#${encodeURIComponent(known)}`)
    const name = element('span', {class: 'theme-api-field-type'}, linkTo(text, href))
    const attributes = {class: 'openapi-media', ...(inner.length > 0 && {id: `${prefix}-schema`})}
    return {
      html:
        element('p', attributes, `${mediaTypes} ${name}`) +
        context.describe(description) +
        (fields ? renderSchema(fields, context) : ''),
      markdown: [
        `${written} ${quote(text)}`,
        description,
        fields ? writeSchema(fields, context.labels) : ''
      ]
        .filter(Boolean)
        .join('\n\n'),
      text: `${text} ${description} ${fields ? readSchemaText(fields) : ''}`
    }
  })
  return {
    html: parts.map(({html}) => html).join(''),
    markdown: parts.map(({markdown}) => markdown).join('\n\n'),
    text: parts.map(({text}) => text).join(' ')
  }
}

function linkTo(text: string, href: string | undefined): string {
  return href === undefined ? escapeHtml(text) : element('a', {href}, escapeHtml(text))
}

interface MediaGroup {
  types: string[]
  schema: unknown
}

function groupBySchema(content: unknown, {resolve}: OutlineContext): MediaGroup[] {
  const groups = new Map<string, MediaGroup>()
  for (const [type, value] of Object.entries(readRecord(content))) {
    const media = readRecord(resolve(value)?.node)
    const schema = media.schema ?? media.itemSchema
    const key = JSON.stringify(schema) ?? ''
    const group = groups.get(key)
    if (group) group.types.push(type)
    else groups.set(key, {types: [type], schema})
  }
  return [...groups.values()]
}
