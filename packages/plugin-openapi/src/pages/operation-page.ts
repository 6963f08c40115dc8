import type {StaticNode} from '@lectern/types'
import {cutAtWord} from '@lectern/shared/text/cut-at-word'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {findExample} from '../examples/create-example.js'
import {type CodeSample, createSamples} from '../examples/create-samples.js'
import {createSampleRequest, findServer, isJson} from '../examples/sample-request.js'
import {highlight} from '../markup/code-html.js'
import {element, escapeHtml, readText as readHtmlText} from '../markup/html.js'
import {readRecord, readText} from '../model/read-fields.js'
import type {Operation} from '../model/reference.js'
import {listRequirements} from '../model/security.js'
import {fillLabel} from '@lectern/shared/labels/page-labels'
import {longestBackticks, quote} from '../schemas/write-fields.js'
import {createOperationSections} from './operation-sections.js'
import type {PageContext} from './page-context.js'
import type {ContentDraft, PageDraft, PageSection} from './page-draft.js'
import {summarize} from './summarize.js'

/** Creates the page of an operation. */
export async function createOperationPage(
  operation: Operation,
  context: PageContext
): Promise<PageDraft> {
  const {nodes, markdown} = await createOperationSamples(operation, context)
  return {
    ...createOperationContent(operation, context),
    samples: nodes,
    samplesMarkdown: markdown
  }
}

/** Creates the page of an operation without its samples. */
export function createOperationContent(operation: Operation, context: PageContext): ContentDraft {
  const {title, description} = operation
  const html = context.describe(description, 1)
  const text = readHtmlText(html)
  return {
    title,
    description: cutAtWord(text) || nameOperation(operation),
    lead: renderEndpoint(operation, context),
    leadMarkdown: writeEndpoint(operation, context),
    sections: [
      createStart(operation, {html, text}, context),
      ...createOperationSections(operation, context)
    ]
  }
}

/** Returns the description of an operation's page as plain text. */
export function describeOperation(
  operation: Operation,
  context: Pick<PageContext, 'describe'>
): string {
  return summarize(operation.description, context) || nameOperation(operation)
}

function nameOperation({method, path}: Operation): string {
  return `${method.toUpperCase()} ${path}`
}

/**
 * Creates the first section of the page, with the description. Its search text also includes the
 * method, path and ID.
 */
function createStart(
  operation: Operation,
  {html, text}: {html: string; text: string},
  {labels}: PageContext
): PageSection {
  const {id, description, isDeprecated} = operation
  const note = isDeprecated
    ? element('p', {class: 'openapi-deprecated'}, escapeHtml(labels.deprecatedNote))
    : ''
  const {externalDocs} = operation.node
  const docs = readRecord(externalDocs)
  const url = readText(docs.url)
  const label = readText(docs.description) || labels.externalDocs
  const more = /^https?:/i.test(url)
    ? element('p', {}, element('a', {href: url}, escapeHtml(label)))
    : ''
  return {
    id: '',
    title: '',
    level: 0,
    html: note + html + more,
    markdown: [...(isDeprecated ? [`**${labels.deprecatedNote}**`] : []), description.trim()]
      .filter(Boolean)
      .join('\n\n'),
    text: `${nameOperation(operation)} ${id} ${text}`
  }
}

function writeEndpoint(operation: Operation, {reference}: Pick<PageContext, 'reference'>): string {
  const server = operation.kind === 'webhook' ? '' : findServer(operation, reference)
  return quote(`${operation.method.toUpperCase()} ${server}${operation.path}`)
}

/** Renders the method and path of an operation. */
function renderEndpoint(operation: Operation, {reference}: Pick<PageContext, 'reference'>): string {
  const {method, path, kind, isDeprecated} = operation
  const server = kind === 'webhook' ? '' : findServer(operation, reference)
  return element(
    'div',
    {class: 'openapi-address'},
    renderMethod(method),
    ' ',
    element(
      'code',
      {class: isDeprecated && 'theme-api-field-old'},
      server && element('span', {class: 'openapi-server'}, escapeHtml(server)),
      // Allows line breaks after each slash of a long path.
      escapeHtml(path).replaceAll('/', '/<wbr>')
    )
  )
}

/** Renders the badge of a method. */
export function renderMethod(method: string): string {
  const known = /^[a-z]+$/.test(method) ? method : 'other'
  return element(
    'span',
    {class: `openapi-method openapi-method--${known}`},
    escapeHtml(method.toUpperCase())
  )
}

async function createOperationSamples(operation: Operation, context: PageContext) {
  const {resolve, reference, labels, schemes} = context
  const [requirement = []] = listRequirements(operation.node, reference.document, schemes)
  const security = requirement.map(({scheme}) => scheme)
  const request = createSampleRequest(operation, {servers: reference.servers, resolve, security})
  const names = operation.kind === 'webhook' ? [] : context.samples
  const samples = await createSamples(request, names, operation.node)
  const body =
    request.body && operation.kind === 'webhook'
      ? [{title: labels.sampleBody, value: request.body.value}]
      : []
  const examples = [...body, ...listResponseExamples(operation.node, context)].map(
    ({title, value}) => ({
      title,
      text: typeof value === 'string' ? value : (JSON.stringify(value, undefined, 2) ?? '')
    })
  )
  const blocks = examples.map(({title, text}): StaticNode => createCode(text, 'json', title))
  return {
    nodes: [...(samples.length > 0 ? [createTabs(samples, labels.sampleRequest)] : []), ...blocks],
    markdown: [
      ...samples.map(({language, label, code}) => `${label}:\n\n${fence(code, language)}`),
      ...examples.map(({title, text}) => `${title}:\n\n${fence(text, 'json')}`)
    ].join('\n\n')
  }
}

/** Creates tabs for the samples. The selected language applies to all pages, including docs. */
function createTabs(samples: readonly CodeSample[], label: string): StaticNode {
  const used = new Set<string>()
  const items = samples.map((sample): StaticNode => {
    let value = sample.label
    for (let count = 2; used.has(value); count++) value = `${sample.label} ${count}`
    used.add(value)
    const children = [createCode(sample.code, sample.language)]
    return {tag: 'TabItem', props: {value, label: value}, children}
  })
  return {
    tag: 'div',
    props: {className: 'openapi-sample'},
    children: [
      {tag: 'p', props: {className: 'openapi-sample-title'}, html: escapeHtml(label)},
      {tag: 'Tabs', props: {groupId: 'code-language'}, children: items}
    ]
  }
}

function createCode(text: string, language: string, title?: string): StaticNode {
  return {tag: 'pre', props: {...highlight(text, language), ...(title !== undefined && {title})}}
}

function listResponseExamples(
  node: UnknownRecord,
  {resolve, labels}: PageContext
): {title: string; value: unknown}[] {
  const responses = Object.entries(readRecord(node.responses)).filter(([status]) =>
    /^2|^default$/.test(status)
  )
  return responses.slice(0, MAX_RESPONSES).flatMap(([status, value]) => {
    const content = Object.entries(readRecord(resolve(value)?.node.content))
    const [, media] = content.find(([type]) => isJson(type)) ?? []
    const example = media && findExample(readRecord(resolve(media)?.node), resolve, 'response')
    if (example === undefined) return []
    return [{title: fillLabel(labels.sampleResponse, {status}), value: limitExample(example)}]
  })
}

/** Maximum number of responses with samples. More would be repetitive. */
const MAX_RESPONSES = 2

/** Maximum length of an example. Longer ones are shortened. */
const MAX_EXAMPLE = 3000

/** Shortens a large example: keeps one item per list and limits text and depth. */
function limitExample(example: unknown): unknown {
  if ((JSON.stringify(example) ?? '').length <= MAX_EXAMPLE) return example
  const shorten = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value))
      return depth > 4 ? [] : value.slice(0, 1).map((item) => shorten(item, depth + 1))
    if (typeof value === 'string') return value.slice(0, 200)
    if (typeof value !== 'object' || value === null) return value
    if (depth > 4) return {}
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, 40)
        .map(([name, item]) => [name, shorten(item, depth + 1)])
    )
  }
  return shorten(example, 0)
}

function fence(text: string, language: string): string {
  const ticks = '`'.repeat(Math.max(3, longestBackticks(text) + 1))
  return `${ticks}${language.replace(/[^\w+-]/g, '')}\n${text}\n${ticks}`
}
