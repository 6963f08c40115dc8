import {statSync} from 'node:fs'
import {join} from 'node:path'
import type {ContentTools, CreateContent, ReadyContent} from '@lectern/types'
import {readText} from '../markup/html.js'
import type {Operation, TagGroup} from '../model/reference.js'
import {createContent} from '../pages/create-content.js'
import {joinOperations} from '../pages/join-pages.js'
import {createOperationPage} from '../pages/operation-page.js'
import {createOverviewPage} from '../pages/overview-page.js'
import type {PageContext} from '../pages/page-context.js'
import type {PageDraft, PageSection} from '../pages/page-draft.js'
import {createSchemaPage} from '../pages/schema-page.js'
import {summarize} from '../pages/summarize.js'
import {expectPart, openReference, type OpenReference, SETTINGS} from './open-reference.js'
import type {PageRecipe} from './page-recipe.js'
import {createRecipeHash, type RecipeHash} from './recipe-hash.js'
import {DOWNLOAD} from './reference-versions.js'

/** Creates the content of a page. Threads that compile pages load this module. */
const createPageContent: CreateContent = async (written, tools) => {
  // The plugin wrote the recipe.
  const recipe = written as PageRecipe
  const {reference, hashOf} = await recallReference(tools)
  // The content would be stored under the recipe of the previous description.
  if (hashOf(recipe) !== recipe.hash) throw new Error('the API description has just changed')
  return createPage(recipe, reference)
}
export default createPageContent

/** Creates the content of a page of the reference. */
export async function createPage(
  recipe: PageRecipe,
  reference: OpenReference
): Promise<ReadyContent> {
  const draft = await createDraft(recipe, reference)
  return createContent(draft, reference.context, {hasTryIt: recipe.hasTryIt === true})
}

async function createDraft(
  {page, slug, usedBy = []}: PageRecipe,
  reference: OpenReference
): Promise<PageDraft> {
  const {context, operations} = reference
  const {tags, schemas} = context.reference
  const hasSlug = (part: {slug: string}) => part.slug === slug
  if (page === 'overview') return createOverview(reference)
  if (page === 'tag') return createTagPage(expectPart(tags.find(hasSlug), slug), reference)
  if (page === 'operation')
    return createOperationPage(expectPart(operations.find(hasSlug), slug), context)
  const uses = new Set(usedBy)
  return createSchemaPage(
    expectPart(schemas.find(hasSlug), slug),
    operations.filter((operation) => uses.has(operation.slug)),
    context
  )
}

/** Creates the first page. It contains all operations if the reference has no other pages for them. */
async function createOverview(reference: OpenReference): Promise<PageDraft> {
  const {context, settings, operations} = reference
  const overview = createOverviewPage(context, settings.download)
  if (settings.options.pages !== 'all') return overview
  const sections = overview.sections.filter(({id}) => !id.startsWith('tag-'))
  return {...overview, sections: [...sections, ...(await joinPages(operations, reference))]}
}

async function createTagPage(tag: TagGroup, reference: OpenReference): Promise<PageDraft> {
  const {context} = reference
  const html = context.describe(tag.description, 1)
  const start: PageSection = {
    ...{id: '', title: '', level: 0, html},
    markdown: tag.description.trim(),
    text: readText(html)
  }
  return {
    title: tag.title,
    description: describeTag(tag, context),
    lead: '',
    leadMarkdown: '',
    sections: [...(html === '' ? [] : [start]), ...(await joinPages(tag.operations, reference))],
    samples: [],
    samplesMarkdown: ''
  }
}

/** Returns the description of a tag's page as plain text. */
export function describeTag(
  {title, description}: TagGroup,
  context: Pick<PageContext, 'describe'>
): string {
  return summarize(description, context) || title
}

async function joinPages(
  operations: readonly Operation[],
  {context, paths}: OpenReference
): Promise<PageSection[]> {
  const joined = []
  for (const operation of operations) {
    const {hash = operation.slug} = paths.operation(operation)
    joined.push({id: hash, draft: await createOperationPage(operation, context)})
  }
  return joinOperations(joined)
}

interface Remembered {
  /** Changes if the description or the settings change. */
  stamp: string
  opened: Promise<{reference: OpenReference; hashOf: RecipeHash}>
}

/**
 * Returns the reference of the previous page if the page has the same one. Otherwise, reads it. Only
 * one stays in memory.
 */
function recallReference({folder, memory}: ContentTools): Remembered['opened'] {
  const stamp = [folder, ...[DOWNLOAD, SETTINGS].map((file) => stampOf(join(folder, file)))].join()
  // Nothing else uses this key.
  const last = memory.get(KEY) as Remembered | undefined
  if (last?.stamp === stamp) return last.opened
  const opened = openReference(folder).then((reference) => ({
    reference,
    hashOf: createRecipeHash(reference)
  }))
  memory.set(KEY, {stamp, opened} satisfies Remembered)
  return opened
}

const KEY = 'openapi reference'

function stampOf(path: string): string {
  const {mtimeNs, size} = statSync(path, {bigint: true})
  return `${mtimeNs} ${size}`
}
