import {existsSync} from 'node:fs'
import {basename, join, resolve} from 'node:path'
import type {GatheredFile, SiteContext, SiteProblem} from '@lectern/types'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {relativePath} from '@lectern/shared/files/relative-path'
import {findQuoted} from '@lectern/shared/problems/find-quoted'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {DocsOptions} from '../options/docs-options.js'
import type {DocsVersion} from './docs-version.js'
import {type LayeredFiles, layerFiles} from './layer-files.js'
import {listFolder} from './list-folder.js'
import {adjustOutsidePaths, hasPaths} from './outside-paths.js'
import {nameLocalizedVersion} from './version-files.js'
import type {FileOrigin, LocalizedOverlay} from './version-overlay.js'

type OverlayContext = Pick<
  SiteContext,
  'siteDir' | 'localizationDir' | 'siteConfig' | 'configSource' | 'sources'
>

/** The versions of an instance, with versions that others extend but that aren't published. */
interface ExtendedVersions {
  versions: readonly DocsVersion[]
  bases: readonly DocsVersion[]
}

/**
 * Gathers the files of versions that extend other versions, and sets their folders and sidebars.
 * Globs that match no file are reported as `version-exclude-unused`.
 *
 * @throws SiteError `version-folder-missing` if an extended version has no folder.
 */
export async function locateOverlays(
  {versions, bases}: ExtendedVersions,
  context: OverlayContext,
  options: Pick<DocsOptions, 'id'>
): Promise<{versions: readonly DocsVersion[]; problems: readonly SiteProblem[]}> {
  const byName = new Map([...versions, ...bases].map((version) => [version.name, version]))
  const located = await Promise.all(
    versions.map(async (version) =>
      version.base && context.sources.gather
        ? gatherVersion(listChain(version, byName), context, options)
        : {version, problems: []}
    )
  )
  return {
    versions: located.map(({version}) => version),
    problems: located.flatMap(({problems}) => problems)
  }
}

/** Returns a version and the versions that it extends. The version itself comes last. */
export function listChain(
  version: DocsVersion,
  byName: ReadonlyMap<string, DocsVersion>
): DocsVersion[] {
  const base = version.base && byName.get(version.base.name)
  return base ? [...listChain(base, byName), version] : [version]
}

/** A version with the problems in its settings. */
interface LocatedVersion {
  version: DocsVersion
  problems: readonly SiteProblem[]
}

async function gatherVersion(
  chain: readonly DocsVersion[],
  context: OverlayContext,
  options: Pick<DocsOptions, 'id'>
): Promise<LocatedVersion> {
  const [first, last] = [chain[0], chain.at(-1)]
  if (!first || !last) throw new Error('A version has at least one layer.')
  requireBase(first, last, context)
  const {siteDir, sources} = context
  const layers = layerVersion(chain, siteDir)
  const name = nameOverlay(last, options)
  const wanted = {home: last.folder, files: gatherAll(layers.files, siteDir)}
  const folder = await sources.gather?.(name, wanted)
  const sidebars = await findSidebars(chain, context)
  const localized = await gatherLocalized(chain, {layers, context, options, name})
  const version: DocsVersion = {
    ...last,
    folder: relativePath(siteDir, folder ?? resolve(siteDir, last.folder)),
    sidebarPath: sidebars.sidebarPath,
    overlay: {
      home: last.folder,
      origins: layers.files,
      removed: layers.removed,
      formerNames: layers.formerNames,
      folders: chain.map((layer) => resolve(siteDir, layer.folder)),
      sidebarsOf: sidebars.name,
      ...(localized && {localized})
    }
  }
  return {version, problems: layers.unused.map((glob) => createUnused(glob, last, context))}
}

/** Merges the files of a version with the versions that it extends, without copying them. */
export function layerVersion(
  chain: readonly DocsVersion[],
  siteDir: string
): LayeredFiles<FileOrigin> {
  return layerFiles(
    chain.map(({folder, git, base}) => {
      const directory = resolve(siteDir, folder)
      const files = listFolder(directory).map((file): [string, FileOrigin] => [
        file,
        {absolutePath: join(directory, file), folder, isFromGit: git !== undefined}
      ])
      return {files: new Map(files), exclude: base?.exclude ?? []}
    })
  )
}

function requireBase(
  first: DocsVersion,
  last: DocsVersion,
  {siteDir}: Pick<SiteContext, 'siteDir'>
): void {
  if (existsSync(resolve(siteDir, first.folder))) return
  throw new SiteError({
    code: 'version-folder-missing',
    message: `The folder \`${first.folder}\` of the version \`${first.name}\` doesn't exist, but \`${last.name}\` extends it.`,
    hint: `Restore the folder, or change \`versions.${last.name}.extends\`.`
  })
}

/**
 * Returns the name of the folder in which a version's files are gathered. The folder has the same
 * depth as the folders in `versioned_docs`, so that paths to files outside it are also the same.
 */
function nameOverlay({name}: Pick<DocsVersion, 'name'>, {id}: Pick<DocsOptions, 'id'>): string {
  return id === 'default' ? `docs-version-${name}` : `docs@${id}@version-${name}`
}

function gatherAll(
  files: ReadonlyMap<string, FileOrigin>,
  siteDir: string
): ReadonlyMap<string, GatheredFile> {
  return new Map(
    [...files].map(([file, origin]) => [file, createGathered(origin, siteDir)] as const)
  )
}

/** Describes how a file is copied to the folder of another version. */
export function createGathered({absolutePath, folder}: FileOrigin, siteDir: string): GatheredFile {
  if (!hasPaths(absolutePath)) return {original: absolutePath}
  return {
    original: absolutePath,
    adjust: (text, copy) =>
      adjustCopy(text, copy, {from: absolutePath, to: resolve(siteDir, folder)})
  }
}

/** Adjusts paths to files outside the docs folder, because those files aren't copied. */
function adjustCopy(
  text: string,
  copy: string,
  {from, to: folder}: {from: string; to: string}
): {text: string; isFinal: boolean} {
  let isFinal = true
  const adjusted = adjustOutsidePaths(text, {
    ...{from, to: copy, folder},
    exists(file) {
      isFinal = false
      return existsSync(file)
    }
  })
  return {text: adjusted, isFinal}
}

/** Finds the sidebars of the first version, from the last one, that has its own. */
async function findSidebars(
  chain: readonly DocsVersion[],
  {siteDir, sources}: OverlayContext
): Promise<Pick<DocsVersion, 'name' | 'sidebarPath'>> {
  const [first] = chain
  for (const version of [...chain].reverse()) {
    const {sidebarPath} = version
    if (version === first || typeof sidebarPath !== 'string') return version
    if ((await sources.readText(resolve(siteDir, sidebarPath))) !== undefined) return version
  }
  throw new Error('A version has at least one layer.')
}

interface LocalizedSettings {
  layers: LayeredFiles<FileOrigin>
  context: OverlayContext
  options: Pick<DocsOptions, 'id'>
  /** Name of the folder for the version's files. */
  name: string
}

/**
 * Gathers a version's translated files. A translation isn't used in a version that has a different
 * original.
 */
async function gatherLocalized(
  chain: readonly DocsVersion[],
  {layers, context, options, name}: LocalizedSettings
): Promise<LocalizedOverlay | undefined> {
  const {siteDir, localizationDir, sources} = context
  const root = localizedFolder(context, {plugin: 'docs', id: options.id})
  if (root === undefined) return undefined
  const folders = chain.map((version) => join(root, nameLocalizedVersion(version.name)))
  const files = new Map<string, FileOrigin>()
  for (const [index, folder] of folders.entries()) {
    const isTop = index === folders.length - 1
    for (const file of listFolder(folder)) {
      const layer = layers.layerOf.get(file)
      const isUsed = layers.files.has(file) ? (layer ?? 0) <= index : isTop || isPart(file, layers)
      const origin = {absolutePath: join(folder, file), folder: relativePath(siteDir, folder)}
      if (isUsed) files.set(file, {...origin, isFromGit: false})
    }
  }
  const strings = [...chain].reverse().find(({name}) => existsSync(stringsFile(root, name)))
  const found: LocalizedOverlay = {
    files,
    folders,
    stringsOf: strings?.name ?? chain.at(-1)?.name ?? ''
  }
  if (files.size === 0) return found
  const home = relativePath(siteDir, folders.at(-1) ?? root)
  const path = `i18n/${basename(localizationDir)}/${name}`
  const wanted = {home, files: gatherAll(files, siteDir)}
  return {...found, folder: await sources.gather?.(path, wanted)}
}

/** Checks whether a translated file without an original is used by pages, such as an image. */
function isPart(file: string, {removed}: LayeredFiles<FileOrigin>): boolean {
  return !removed.has(file) && !/\.mdx?$/.test(file)
}

function stringsFile(root: string, version: string): string {
  return join(root, `${nameLocalizedVersion(version)}.json`)
}

function createUnused(
  glob: string,
  {name, base}: DocsVersion,
  {configSource}: Pick<SiteContext, 'configSource'>
): SiteProblem {
  return {
    code: 'version-exclude-unused',
    policy: 'warn',
    message: `The glob \`${glob}\` in \`versions.${name}.exclude\` matches no file of the version \`${base?.name}\`.`,
    position: findQuoted(glob, configSource),
    hint: 'Remove it, or correct the path. It is relative to the docs folder.'
  }
}
