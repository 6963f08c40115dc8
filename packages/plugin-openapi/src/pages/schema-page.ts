import {findExample} from '../examples/create-example.js'
import {highlight} from '../markup/code-html.js'
import {element, escapeHtml} from '../markup/html.js'
import {readText} from '../model/read-fields.js'
import type {NamedSchema, Operation} from '../model/reference.js'
import {outlineField} from '../schemas/outline-schema.js'
import {renderFields, renderSchema} from '../schemas/render-fields.js'
import {readFieldText, readSchemaText} from '../schemas/field-text.js'
import {escapeMarkdown, writeFields, writeSchema} from '../schemas/write-fields.js'
import {createOutlines, type PageContext} from './page-context.js'
import type {PageDraft, PageSection} from './page-draft.js'
import {summarize} from './summarize.js'

/** Maximum number of operations that the page lists. */
export const MAX_USES = 30

/** Returns the description of a schema's page as plain text. */
export function describeSchema(
  {title, node}: NamedSchema,
  {resolve, describe}: Pick<PageContext, 'resolve' | 'describe'>
): string {
  return summarize(readText(resolve(node)?.node.description), {describe}) || title
}

/**
 * Creates the page of a named schema.
 *
 * @param uses - Operations to list.
 */
export function createSchemaPage(
  schema: NamedSchema,
  uses: readonly Operation[],
  context: PageContext
): PageDraft {
  const {name, title, pointer, node} = schema
  const {labels, resolve, describe} = context
  const outline = createOutlines(context)('both')
  // The page shows this schema regardless of its size. Recursive fields link to the top of the
  // page.
  outline.shown.set(pointer, 'schema')
  const field = outlineField(
    {name, schema: resolve(node)?.node ?? {}},
    {id: 'schema', depth: 0, around: []},
    outline
  )
  const description = readText(resolve(node)?.node.description)
  const bare = {...field, description: ''}
  const example = findExample({schema: node}, resolve, 'response')
  const json = JSON.stringify(example, undefined, 2) ?? 'null'
  return {
    title,
    description: describeSchema(schema, context),
    lead: '',
    leadMarkdown: '',
    sections: [
      {
        id: '',
        title: '',
        level: 0,
        html:
          describe(description, 1) +
          (field.content
            ? element('div', {id: field.id}, renderSchema(field.content, context))
            : renderFields([bare], context)),
        markdown: [
          description.trim(),
          field.content ? writeSchema(field.content, labels) : writeFields([bare], labels)
        ]
          .filter(Boolean)
          .join('\n\n'),
        text: `${name} ${description} ${field.content ? readSchemaText(field.content) : readFieldText([bare])}`
      },
      ...createUses(uses, context)
    ],
    samples: [{tag: 'pre', props: {...highlight(json, 'json'), title: labels.example}}],
    samplesMarkdown: `\`\`\`json\n${json}\n\`\`\``
  }
}

function createUses(uses: readonly Operation[], {labels, urls}: PageContext): PageSection[] {
  if (uses.length === 0) return []
  return [
    {
      id: 'used-by',
      title: labels.usedBy,
      level: 2,
      html: element(
        'ul',
        {},
        ...uses.map((operation) =>
          element(
            'li',
            {},
            element('a', {href: urls.operation(operation)}, escapeHtml(operation.title))
          )
        )
      ),
      markdown: uses
        .map((operation) => `- [${escapeMarkdown(operation.title)}](${urls.markdown(operation)})`)
        .join('\n'),
      text: '',
      isListed: true
    }
  ]
}
