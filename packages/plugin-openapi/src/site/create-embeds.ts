import {readFile} from 'node:fs/promises'
import {resolve} from 'node:path'
import {sitePath} from '@lectern/shared/cache/content-token'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {EmbedContent, PluginEmbeds, SiteContext} from '@lectern/types'
import {createReferenceResolver} from '../document/reference-resolver.js'
import {createOperationEmbed, createSchemaEmbed} from '../embeds/create-embed.js'
import {createDescriptionRenderer} from '../markup/markdown-html.js'
import {createReference} from '../model/create-reference.js'
import type {Reference} from '../model/reference.js'
import {listSchemes} from '../model/security.js'
import type {OpenApiOptions} from '../options/openapi-options.js'
import type {PageContext} from '../pages/page-context.js'
import type {Labels} from '../schemas/labels.js'
import {createReferencePaths, type ReferencePaths} from './reference-paths.js'
import {DOWNLOAD, type ReferenceVersion} from './reference-versions.js'

interface EmbedSettings {
  version: ReferenceVersion
  context: Pick<SiteContext, 'siteDir' | 'siteConfig'>
  options: OpenApiOptions
  labels: Labels
}

/** A description and its pages. */
interface LoadedReference {
  page: PageContext
  paths: ReferencePaths
}

/**
 * Creates the operations and schemas that Markdown pages can show. The description is read again if
 * a page shows one of them. Otherwise, it would stay in memory for the whole build.
 */
export function createEmbeds(reference: Reference, settings: EmbedSettings): PluginEmbeds[] {
  const {options, version, context} = settings
  const source = resolve(context.siteDir, version.folder, DOWNLOAD)
  let loading: Promise<LoadedReference> | undefined
  const load = () => (loading ??= loadReference(source, settings))
  const shared = {spec: options.id, source}
  return [
    {
      ...shared,
      component: 'Operation',
      names: listOperations(reference).map(({id}) => id),
      create: async (name) => createOperation(name, await load())
    },
    {
      ...shared,
      component: 'Schema',
      names: reference.schemas.map(({name}) => name),
      create: async (name) => createSchema(name, await load(), options)
    }
  ]
}

async function loadReference(
  source: string,
  {version: {base}, context: {siteConfig}, options, labels}: EmbedSettings
): Promise<LoadedReference> {
  const parsed: unknown = JSON.parse(await readFile(source, 'utf8'))
  const document = isRecord(parsed) ? parsed : {}
  const resolveReference = createReferenceResolver(document)
  const {reference} = createReference(document, resolveReference)
  const paths = createReferencePaths(reference, {base, options, siteConfig})
  const {urls} = paths
  const schemes = listSchemes(document, resolveReference)
  const describe = createDescriptionRenderer()
  const page = {reference, resolve: resolveReference, schemes, labels, describe, samples: [], urls}
  return {page, paths}
}

function listOperations({tags}: Reference) {
  return tags.flatMap(({operations}) => operations)
}

function createOperation(name: string, {page, paths}: LoadedReference): EmbedContent {
  const operation = find(
    listOperations(page.reference).find(({id}) => id === name),
    name
  )
  const {path, hash} = paths.operation(operation)
  const fragment = hash === undefined ? '' : `#${encodeURIComponent(hash)}`
  const url = paths.urls.operation(operation)
  const markdown = paths.urls.markdown(operation)
  return createOperationEmbed(operation, {path: encodeURI(path) + fragment, url, markdown}, page)
}

function createSchema(
  name: string,
  {page, paths}: LoadedReference,
  {schemas}: Pick<OpenApiOptions, 'schemas'>
): EmbedContent {
  const schema = find(
    page.reference.schemas.find((one) => one.name === name),
    name
  )
  const path = paths.schema(schema)
  const url = schemas === 'pages' ? paths.urls.schema(schema.pointer) : undefined
  const own = url === undefined ? undefined : {path: encodeURI(path), url, markdown: sitePath(path)}
  return createSchemaEmbed(schema, own, page)
}

function find<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`${name} was removed from the API description.`)
  return part
}
