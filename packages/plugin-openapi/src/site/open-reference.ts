import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {isRecord, type UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {SiteConfig} from '@lectern/types'
import {createReferenceResolver} from '../document/reference-resolver.js'
import {createDescriptionRenderer} from '../markup/markdown-html.js'
import {createReference} from '../model/create-reference.js'
import type {Operation} from '../model/reference.js'
import {listSchemes} from '../model/security.js'
import type {OpenApiOptions} from '../options/openapi-options.js'
import type {PageContext} from '../pages/page-context.js'
import type {Labels} from '../schemas/labels.js'
import {createReferencePaths, type ReferencePaths} from './reference-paths.js'
import {DOWNLOAD} from './reference-versions.js'

/** File with the `ReferenceSettings`, next to the description. */
export const SETTINGS = 'settings.json'

/** Everything except the description that affects the content of pages. */
export interface ReferenceSettings {
  /** Route path of the first page. */
  base: string
  /** Path of the published description, relative to the site. */
  download: string
  /** Hash of the code that creates the content. */
  codeHash: string
  labels: Labels
  options: Pick<OpenApiOptions, 'pages' | 'schemas' | 'samples'>
  siteConfig: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>
}

/** A description and its settings, prepared for creating pages. */
export interface OpenReference {
  settings: ReferenceSettings
  context: PageContext
  paths: ReferencePaths
  /** All operations and webhooks, in page order. */
  operations: readonly Operation[]
  /** URL slugs that several pages would share. */
  clashes: readonly string[]
}

/** Prepares a description for creating pages. */
export function prepareReference(
  document: UnknownRecord,
  settings: ReferenceSettings
): OpenReference {
  const resolve = createReferenceResolver(document)
  const {reference, clashes} = createReference(document, resolve)
  const paths = createReferencePaths(reference, settings)
  return {
    settings,
    context: {
      reference,
      resolve,
      schemes: listSchemes(document, resolve),
      labels: settings.labels,
      describe: createDescriptionRenderer(),
      samples: settings.options.samples,
      urls: paths.urls
    },
    paths,
    operations: reference.tags.flatMap(({operations}) => operations),
    clashes
  }
}

/** Reads a description and its settings from the folder of generated files. */
export async function openReference(folder: string): Promise<OpenReference> {
  const [document, settings] = await Promise.all([
    readJson(folder, DOWNLOAD),
    readJson(folder, SETTINGS)
  ])
  return prepareReference(isRecord(document) ? document : {}, settings as ReferenceSettings)
}

async function readJson(folder: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, file), 'utf8'))
}

/** Returns a part of the description. It's only missing if the description has just changed. */
export function expectPart<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`${name} was removed from the API description.`)
  return part
}
