import type {EmbedContent, EmbedMarkdown} from '@lectern/types'
import {code, element, escapeHtml} from '../markup/html.js'
import {markSiteLinks} from '../markup/site-links.js'
import type {NamedSchema, Operation} from '../model/reference.js'
import {renderContent} from '../pages/create-content.js'
import {createOperationContent} from '../pages/operation-page.js'
import type {PageContext} from '../pages/page-context.js'
import type {ContentDraft} from '../pages/page-draft.js'
import {createSchemaPage} from '../pages/schema-page.js'
import {fillLabel} from '@lectern/shared/labels/page-labels'
import {escapeMarkdown, quote} from '../schemas/write-fields.js'

/** The page that contains an operation or schema. */
export interface EmbedPage {
  /** Route path, optionally with a fragment. */
  path: string
  /** URL with the base URL. */
  url: string
  /** URL for Markdown output (see `sitePath`). */
  markdown: string
}

/** Creates the content that shows an operation on other pages. It's the page without samples. */
export function createOperationEmbed(
  operation: Operation,
  page: EmbedPage,
  context: PageContext
): EmbedContent {
  const draft = createOperationContent(operation, context)
  return createEmbed(draft, {id: `operation-${operation.slug}`, page}, context)
}

/** Creates the content that shows a schema on other pages. It's the page without the example. */
export function createSchemaEmbed(
  schema: NamedSchema,
  page: EmbedPage | undefined,
  context: PageContext
): EmbedContent {
  const {name, slug} = schema
  const draft = {
    ...createSchemaPage(schema, [], context),
    lead: element('p', {class: 'openapi-embed-name'}, code(name)),
    leadMarkdown: quote(name)
  }
  return createEmbed(draft, {id: `schema-${slug}`, page}, context)
}

function createEmbed(
  draft: Pick<ContentDraft, 'title' | 'lead' | 'leadMarkdown' | 'sections'>,
  {id, page}: {id: string; page: EmbedPage | undefined},
  context: PageContext
): EmbedContent {
  const {title, leadMarkdown, sections} = draft
  const label = fillLabel(context.labels.fullReference, {name: title})
  const link =
    page &&
    element('p', {class: 'openapi-embed-link'}, element('a', {href: page.url}, escapeHtml(label)))
  const markdown = sections.map(({level, title: heading, markdown: text}): EmbedMarkdown => {
    const marked = {text: markSiteLinks(text)}
    return level === 0 ? marked : {heading: escapeMarkdown(heading), level, ...marked}
  })
  return {
    id,
    title,
    ...(page && {url: page.path}),
    html: renderContent(draft, context) + (link ?? ''),
    markdown: [
      {text: markSiteLinks(leadMarkdown)},
      ...markdown,
      ...(page ? [{text: `[${escapeMarkdown(label)}](${page.markdown})`}] : [])
    ]
  }
}
