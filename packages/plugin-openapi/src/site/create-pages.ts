import {listRequirements} from '../model/security.js'
import type {Operation, TagGroup} from '../model/reference.js'
import type {OpenApiOptions} from '../options/openapi-options.js'
import {createContent} from '../pages/create-content.js'
import {findUses} from '../pages/find-uses.js'
import {joinOperations} from '../pages/join-pages.js'
import {createOperationPage} from '../pages/operation-page.js'
import {createOverviewPage} from '../pages/overview-page.js'
import type {PageContext} from '../pages/page-context.js'
import type {PageDraft} from '../pages/page-draft.js'
import {createSchemaPage} from '../pages/schema-page.js'
import {createTryIt} from '../try-it/create-try-it.js'
import type {ReferencePage} from './reference-page.js'
import type {ReferencePaths} from './reference-paths.js'
import type {PageWriter} from './write-pages.js'

/** Input for creating the pages of a reference. */
export interface PagesInput {
  context: PageContext
  paths: ReferencePaths
  options: Pick<OpenApiOptions, 'pages' | 'schemas' | 'tryIt'>
  /** Path of the published description, relative to the site. */
  download: string
  writer: PageWriter
}

/** Creates the pages of a reference and writes the content of each page to a file. */
export async function createPages(input: PagesInput): Promise<ReferencePage[]> {
  const {context, paths, options, writer, download} = input
  const overview = createOverviewPage(context, download)
  const pages: ReferencePage[] = []
  const add = (path: string, name: string, draft: PageDraft, operation?: Operation) => {
    const tryIt = operation && describeTryIt(operation, input)
    const content = createContent(draft, context, {hasTryIt: tryIt !== undefined})
    const source = writer.write(name, content)
    const {title, description, samples} = draft
    pages.push({
      path,
      title,
      description,
      source,
      hasSamples: samples.length > 0,
      ...(tryIt && {tryIt})
    })
  }
  if (options.pages === 'all') {
    const sections = await joinTags(context.reference.tags, input)
    add(paths.overview, 'overview', {
      ...overview,
      sections: [...overview.sections.filter(({id}) => !id.startsWith('tag-')), ...sections]
    })
  } else add(paths.overview, 'overview', overview)
  for (const tag of context.reference.tags) {
    if (options.pages === 'tag') {
      const sections = await joinTags([tag], input)
      add(paths.tag(tag), `tag-${tag.slug}`, createTagPage(tag, sections))
    } else if (options.pages === 'operation') {
      for (const operation of tag.operations) {
        const draft = await createOperationPage(operation, context)
        add(paths.operation(operation).path, `operation-${operation.slug}`, draft, operation)
      }
    }
  }
  if (options.schemas === 'pages') {
    const uses = findUses(context.reference)
    for (const schema of context.reference.schemas) {
      const draft = createSchemaPage(schema, uses.get(schema.pointer) ?? [], context)
      add(paths.schema(schema), `schema-${schema.slug}`, draft)
    }
  }
  writer.finish()
  return pages
}

async function joinTags(tags: readonly TagGroup[], {context, paths}: PagesInput) {
  const joined = []
  for (const operation of tags.flatMap(({operations}) => operations)) {
    const {hash = operation.slug} = paths.operation(operation)
    joined.push({id: hash, draft: await createOperationPage(operation, context)})
  }
  return joinOperations(joined)
}

function createTagPage(tag: TagGroup, sections: PageDraft['sections']): PageDraft {
  return {
    title: tag.title,
    description: tag.description.split('\n')[0] || tag.title,
    lead: '',
    leadMarkdown: tag.description,
    sections,
    samples: [],
    samplesMarkdown: ''
  }
}

function describeTryIt(operation: Operation, {context, options}: PagesInput) {
  if (options.tryIt === false) return undefined
  const {reference, resolve, schemes} = context
  const [requirement = []] = listRequirements(operation.node, reference.document, schemes)
  const security = requirement.map(({scheme}) => scheme)
  const proxy = options.tryIt === true ? undefined : options.tryIt.proxy
  return createTryIt(operation, {servers: reference.servers, resolve, security}, proxy)
}
