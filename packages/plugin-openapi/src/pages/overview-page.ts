import {sitePath} from '@lectern/shared/cache/content-token'
import {code, element, escapeHtml, readText as readHtmlText} from '../markup/html.js'
import type {Operation, Reference, Server, TagGroup} from '../model/reference.js'
import type {SecurityScheme} from '../model/security.js'
import {fillLabel} from '@lectern/shared/labels/page-labels'
import {escapeMarkdown, quote} from '../schemas/write-fields.js'
import {renderMethod} from './operation-page.js'
import type {PageContext} from './page-context.js'
import type {PageDraft, PageSection} from './page-draft.js'
import {summarize} from './summarize.js'

/** Returns the description of a reference's first page as plain text. */
export function describeReference(
  {description, title}: Pick<Reference, 'description' | 'title'>,
  context: Pick<PageContext, 'describe'>
): string {
  return summarize(description, context) || title
}

/**
 * Creates the first page of a reference, with the description, servers, authorization, and
 * operations by tag.
 */
export function createOverviewPage(context: PageContext, download: string): PageDraft {
  const {reference, labels, schemes, describe} = context
  const {title, version, description} = reference
  const label = fillLabel(labels.version, {version})
  const text = readHtmlText(describe(description))
  const link = element(
    'a',
    {href: context.urls.site(download), download: true, 'data-no-navigation': ''},
    escapeHtml(labels.download)
  )
  const source = `[${escapeMarkdown(labels.download)}](${sitePath(download)})`
  return {
    title,
    description: describeReference(reference, context),
    lead: element('p', {class: 'openapi-note'}, version ? `${escapeHtml(label)} · ` : '', link),
    leadMarkdown: [...(version ? [escapeMarkdown(label)] : []), source].join(' · '),
    sections: [
      {
        ...{id: '', title: '', level: 0},
        html: describe(description, 1),
        markdown: description.trim(),
        text
      },
      ...createServers(reference.servers, context),
      ...createSecurity(schemes, context),
      ...createTags(context)
    ],
    samples: [],
    samplesMarkdown: ''
  }
}

/**
 * Maximum number of operations on the overview page. If there are more, it only lists tags. The
 * sidebar still lists all operations.
 */
const MAX_OPERATIONS = 200

function createTags(context: PageContext): PageSection[] {
  const {tags} = context.reference
  const count = tags.reduce((sum, {operations}) => sum + operations.length, 0)
  return tags.map((tag) => {
    const section = createTagSection(tag, context)
    if (count <= MAX_OPERATIONS) return section
    const [first] = tag.operations
    const label = `${context.labels.operations}: ${tag.operations.length}`
    const link = first ? element('a', {href: context.urls.operation(first)}, escapeHtml(label)) : ''
    return {
      ...section,
      html: context.describe(tag.description, 2) + element('p', {}, link),
      markdown: [tag.description.trim(), label].filter(Boolean).join('\n\n')
    }
  })
}

/** Lists the operations of a tag. */
function createTagSection(tag: TagGroup, {urls, describe}: PageContext): PageSection {
  const items = tag.operations.map((operation) =>
    element(
      'li',
      {},
      renderMethod(operation.method),
      ' ',
      element(
        'a',
        {href: urls.operation(operation), class: operation.isDeprecated && 'theme-api-field-old'},
        escapeHtml(operation.title)
      ),
      ' ',
      code(operation.path)
    )
  )
  return {
    id: `tag-${tag.slug}`,
    title: tag.title,
    level: 2,
    html: describe(tag.description, 2) + element('ul', {class: 'openapi-operations'}, ...items),
    markdown: [tag.description.trim(), tag.operations.map((one) => writeLink(one, urls)).join('\n')]
      .filter(Boolean)
      .join('\n\n'),
    text: readHtmlText(describe(tag.description)),
    isListed: true
  }
}

function writeLink(operation: Operation, urls: PageContext['urls']): string {
  const {method, path, title} = operation
  const link = `[${escapeMarkdown(title)}](${urls.markdown(operation)})`
  return `- ${quote(method.toUpperCase())} ${link} ${quote(path)}`
}

function createServers(servers: readonly Server[], {labels}: PageContext): PageSection[] {
  if (servers.length === 0) return []
  const items = servers.map(({url, description, variables}) => {
    const values = variables.map(({name, value, values, description}) => {
      const all = values.length > 0 ? ` (${values.map(code).join(', ')})` : ''
      return element('li', {}, code(name), ' = ', code(value), all, ' ', escapeHtml(description))
    })
    const list = values.length > 0 ? element('ul', {}, ...values) : ''
    return element('li', {}, code(url), ' ', escapeHtml(description), list)
  })
  const lines = servers.flatMap(({url, description, variables}) => [
    `- ${quote(url)} ${description}`.trim(),
    ...variables.map(({name, value, values, description: about}) => {
      const all = values.length > 0 ? ` (${values.map(quote).join(', ')})` : ''
      return `  - ${quote(name)} = ${quote(value)}${all} ${about}`.trimEnd()
    })
  ])
  return [
    {
      id: 'servers',
      title: labels.servers,
      level: 2,
      html: element('ul', {}, ...items),
      markdown: lines.join('\n'),
      text: servers.map(({url, description}) => `${url} ${description}`).join(' '),
      isListed: true
    }
  ]
}

function createSecurity(
  schemes: readonly SecurityScheme[],
  {labels, describe}: PageContext
): PageSection[] {
  if (schemes.length === 0) return []
  const start: PageSection = {
    ...{id: 'authorization', title: labels.authorization, level: 2, isListed: true},
    ...{html: '', markdown: '', text: ''}
  }
  return [
    start,
    ...schemes.map((scheme): PageSection => {
      const {id, key, type, description, place, name, prefix, scopes} = scheme
      const location = place === 'none' ? '' : `${place} ${name}${prefix && `: ${prefix}…`}`
      const items = scopes.map(([scope, text]) =>
        element('li', {}, code(scope), ' ', escapeHtml(text))
      )
      return {
        id,
        title: key,
        level: 3,
        html:
          element('p', {}, escapeHtml(type), location && ` · ${code(location)}`) +
          describe(description) +
          (items.length > 0 ? element('ul', {}, ...items) : ''),
        markdown: [
          `${type}${location && ` · ${quote(location)}`}`,
          description.trim(),
          scopes.map(([scope, text]) => `- ${quote(scope)} ${text}`.trim()).join('\n')
        ]
          .filter(Boolean)
          .join('\n\n'),
        text: `${type} ${description} ${scopes.map(([scope]) => scope).join(' ')}`
      }
    })
  ]
}
