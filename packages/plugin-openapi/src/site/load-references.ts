import {existsSync, readFileSync} from 'node:fs'
import {basename, join, resolve} from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {relativePath} from '@lectern/shared/files/relative-path'
import {loadLabels} from '@lectern/shared/labels/load-labels'
import type {PluginEmbeds, SiteContext, SiteProblem} from '@lectern/types'
import {applyOverlay} from '../document/apply-overlay.js'
import {loadDocument} from '../document/load-document.js'
import type {OpenApiOptions} from '../options/openapi-options.js'
import {DEFAULT_LABELS, type Labels} from '../schemas/labels.js'
import {createEmbeds} from './create-embeds.js'
import {contentModule} from './content-module.js'
import {createPages} from './create-pages.js'
import {listEntries} from './create-sidebar.js'
import {prepareReference, type ReferenceSettings, SETTINGS} from './open-reference.js'
import type {ReferenceSite} from './reference-page.js'
import {DOWNLOAD, downloadFile, listVersions, type ReferenceVersion} from './reference-versions.js'
import {createPageWriter} from './write-pages.js'

/** The loaded content of the plugin. */
export interface OpenApiContent {
  references: readonly ReferenceSite[]
  /** Operations and schemas of the latest version that Markdown pages can show. */
  embeds: readonly PluginEmbeds[]
  /** Absolute paths of the descriptions and of all files that they refer to. */
  files: readonly string[]
  problems: readonly SiteProblem[]
}

/** Reads the descriptions of all versions and creates their pages. */
export async function loadReferences(
  context: SiteContext,
  options: OpenApiOptions
): Promise<OpenApiContent> {
  const {labels, problems} = await loadLabels(
    context,
    {plugin: 'openapi', id: options.id},
    DEFAULT_LABELS
  )
  const loaded = await Promise.all(
    listVersions(context, options).map((version) =>
      loadVersion(version, {context, options, labels})
    )
  )
  return {
    references: loaded.flatMap(({reference}) => reference ?? []),
    embeds: loaded[0]?.embeds ?? [],
    files: loaded.flatMap(({files}) => files),
    problems: [...problems, ...loaded.flatMap((version) => version.problems)]
  }
}

interface LoadInput {
  context: SiteContext
  options: OpenApiOptions
  labels: Labels
}

interface LoadedVersion {
  reference?: ReferenceSite
  embeds?: readonly PluginEmbeds[]
  files: readonly string[]
  problems: readonly SiteProblem[]
}

async function loadVersion(version: ReferenceVersion, input: LoadInput): Promise<LoadedVersion> {
  const {context, options} = input
  const {siteDir, configSource} = context
  const absolutePath = findFile(version.spec, input)
  const file = relativePath(siteDir, absolutePath)
  const loaded = await loadDocument(
    {siteDir, file: absolutePath, allowedHosts: options.allowedHosts},
    {siteDir, file, spec: version.spec, configSource, onInvalid: options.onInvalid}
  )
  const {files} = loaded
  if (!loaded.document) return {files, problems: loaded.problems}
  const problems = [...loaded.problems]
  let {document} = loaded
  for (const overlay of version.overlays) {
    const overlaid = await applyOverlay(document, overlay, context)
    document = overlaid.document
    problems.push(...overlaid.problems)
  }
  const settings = createSettings(version, input)
  const reference = prepareReference(document, settings)
  problems.push(...reference.clashes.map((name) => describeClash(name, file)))
  const writer = createPageWriter(siteDir, version.folder)
  writer.writeText(DOWNLOAD, JSON.stringify(document))
  writer.writeText(SETTINGS, JSON.stringify(settings))
  const pages = createPages({reference, tryIt: options.tryIt, writer})
  const {title} = reference.context.reference
  const sidebar = listEntries(reference.context.reference, reference.paths, settings)
  return {
    reference: {version: version.name, base: version.base, file, title, pages, sidebar},
    embeds: createEmbeds(reference, {spec: options.id, folder: resolve(siteDir, version.folder)}),
    files,
    problems
  }
}

function createSettings(
  version: ReferenceVersion,
  {context: {siteConfig}, options, labels}: LoadInput
): ReferenceSettings {
  const {pages, schemas, samples} = options
  const {baseUrl, trailingSlash} = siteConfig
  return {
    base: version.base,
    download: encodeURI(`/${downloadFile(version)}`),
    codeHash: hashContent(readFileSync(contentModule())),
    labels,
    options: {pages, schemas, samples},
    siteConfig: {baseUrl, trailingSlash}
  }
}

/** Returns the path of the localized description, or of the original if it isn't localized. */
function findFile(spec: string, {context, options}: LoadInput): string {
  const absolutePath = resolve(context.siteDir, spec)
  const folder = localizedFolder(context, {plugin: 'openapi', id: options.id})
  const localized = folder && join(folder, basename(spec))
  return localized && existsSync(localized) ? localized : absolutePath
}

function describeClash(name: string, file: string): SiteProblem {
  return {
    code: 'openapi-name-clash',
    message: `Several parts of ${file} have the name \`${name}\` in URLs.`,
    position: {file},
    hint: "Rename one of them, so that its URL doesn't depend on the order.",
    policy: 'warn'
  }
}
