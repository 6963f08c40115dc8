import type {Operation} from '../model/reference.js'
import {listRequirements} from '../model/security.js'
import type {OpenApiOptions} from '../options/openapi-options.js'
import {findUses} from '../pages/find-uses.js'
import {describeOperation} from '../pages/operation-page.js'
import {describeReference} from '../pages/overview-page.js'
import {describeSchema, MAX_USES} from '../pages/schema-page.js'
import {createTryIt} from '../try-it/create-try-it.js'
import type {TryItRequest} from '../try-it/try-it-request.js'
import {describeTag} from './create-page-content.js'
import type {OpenReference} from './open-reference.js'
import type {PageRecipe} from './page-recipe.js'
import {createRecipeHash} from './recipe-hash.js'
import type {ReferencePage} from './reference-page.js'
import type {PageWriter} from './write-pages.js'

/** Input for creating the pages of a reference. */
export interface PagesInput {
  reference: OpenReference
  tryIt: OpenApiOptions['tryIt']
  writer: PageWriter
}

/** A page without the hash of its recipe. */
interface PlannedPage extends Omit<ReferencePage, 'source'> {
  recipe: Omit<PageRecipe, 'hash'>
}

/** Lists the pages of a reference, and writes the recipe of each page to a file. */
export function createPages({reference, tryIt, writer}: PagesInput): ReferencePage[] {
  const hashOf = createRecipeHash(reference)
  const pages = planPages(reference, tryIt).map(({recipe, ...page}): ReferencePage => {
    const name = recipe.slug ? `${recipe.page}-${recipe.slug}` : recipe.page
    const source = writer.write(name, {...recipe, hash: hashOf(recipe)})
    return {...page, source}
  })
  writer.finish()
  return pages
}

function planPages(reference: OpenReference, tryIt: OpenApiOptions['tryIt']): PlannedPage[] {
  const {context, paths, settings, operations} = reference
  const {tags, title} = context.reference
  const {pages, schemas} = settings.options
  const overview: PlannedPage = {
    path: paths.overview,
    title,
    description: describeReference(context.reference, context),
    recipe: {page: 'overview', slug: ''}
  }
  const tagPages = tags.map(
    (tag): PlannedPage => ({
      path: paths.tag(tag),
      title: tag.title,
      description: describeTag(tag, context),
      recipe: {page: 'tag', slug: tag.slug}
    })
  )
  return [
    overview,
    ...(pages === 'tag' ? tagPages : []),
    ...(pages === 'operation'
      ? operations.map((operation) => planOperation(operation, reference, tryIt))
      : []),
    ...(schemas === 'pages' ? planSchemas(reference) : [])
  ]
}

function planOperation(
  operation: Operation,
  {context, paths}: OpenReference,
  tryIt: OpenApiOptions['tryIt']
): PlannedPage {
  const {title, slug} = operation
  const request = describeTryIt(operation, context, tryIt)
  return {
    path: paths.operation(operation).path,
    title,
    description: describeOperation(operation, context),
    ...(request && {tryIt: request}),
    recipe: {page: 'operation', slug, ...(request && {hasTryIt: true})}
  }
}

function describeTryIt(
  operation: Operation,
  {reference, resolve, schemes}: OpenReference['context'],
  tryIt: OpenApiOptions['tryIt']
): TryItRequest | undefined {
  if (tryIt === false) return undefined
  const [requirement = []] = listRequirements(operation.node, reference.document, schemes)
  const security = requirement.map(({scheme}) => scheme)
  const proxy = tryIt === true ? undefined : tryIt.proxy
  return createTryIt(operation, {servers: reference.servers, resolve, security}, proxy)
}

function planSchemas({context, paths}: OpenReference): PlannedPage[] {
  const uses = findUses(context.reference)
  return context.reference.schemas.map((schema) => {
    const {title, slug, pointer} = schema
    const usedBy = (uses.get(pointer) ?? []).slice(0, MAX_USES)
    return {
      path: paths.schema(schema),
      title,
      description: describeSchema(schema, context),
      recipe: {page: 'schema', slug, usedBy: usedBy.map((operation) => operation.slug)}
    }
  })
}
