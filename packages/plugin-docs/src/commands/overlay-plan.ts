import {existsSync, readFileSync, statSync} from 'node:fs'
import {join, posix, resolve} from 'node:path'
import type {SiteContext} from '@lectern/types'
import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import type {DocsOptions} from '../options/docs-options.js'
import {readSidebars} from '../sidebars/load-sidebars.js'
import type {DocsVersion} from '../versions/docs-version.js'
import {listFolder} from '../versions/list-folder.js'
import {createGathered, layerVersion, listChain} from '../versions/overlay-versions.js'
import {nameLocalizedVersion, nameVersionFiles} from '../versions/version-files.js'
import type {FileOrigin} from '../versions/version-overlay.js'

/** How a version's folder can be replaced by the files of another version or a Git ref. */
export interface OverlayPlan {
  /** Name of the version. */
  name: string
  /** Settings that the version needs in the configuration. */
  settings: {extends: string; exclude?: readonly string[]} | {git: string}
  /** Files that the version then no longer needs, relative to the site root. */
  deleted: readonly string[]
  /** Size of the deleted files in bytes. */
  savedBytes: number
  /** Size of the remaining files in bytes. */
  keptBytes: number
  /** Whether the version already has these settings and no files to delete. */
  isConverted: boolean
  /** Reasons why the version can't be converted, as sentences. */
  obstacles: readonly string[]
}

/** A version and its files before the conversion. */
export interface FolderVersion {
  version: DocsVersion
  /** All versions by name, with the folders of versions from Git refs. */
  byName: ReadonlyMap<string, DocsVersion>
  context: SiteContext
  options: DocsOptions
}

/**
 * Plans the conversion of a version to one that extends another. If the configuration already has
 * `extends`, its `exclude` applies.
 */
export async function planOverlay(
  base: DocsVersion,
  {version, byName, context, options}: FolderVersion
): Promise<OverlayPlan> {
  const {siteDir} = context
  const chain = listChain(base, byName)
  const layers = layerVersion(chain, siteDir)
  const folder = resolve(siteDir, version.folder)
  const names = listFolder(folder)
  const localized = listLocalized([...chain, version], {context, options})
  const isExcluded = createFileMatcher({include: version.base?.exclude ?? [], exclude: []})
  const equal = names.filter((name) => {
    const origin = layers.files.get(name)
    const own = {absolutePath: join(folder, name), folder: version.folder, isFromGit: false}
    if (!origin || localized(name) || isExcluded(name)) return false
    return areEqual(own, origin, {name, siteDir})
  })
  const missing = [...layers.files.keys()].filter((name) => !names.includes(name))
  const unlisted = version.base ? missing.filter((name) => !isExcluded(name)) : []
  const exclude = version.base?.exclude ?? createGlobs(missing, names)
  const sidebars = await compareSidebars(base, {version, byName, context, options})
  const inSite = (name: string) => posix.join(version.folder, name)
  const deleted = [...equal.map(inSite), ...sidebars.deleted]
  const isConverted = version.base?.name === base.name && deleted.length === 0
  return {
    ...measure(deleted, names.map(inSite), siteDir),
    name: version.name,
    settings: {extends: base.name, ...(exclude.length > 0 && {exclude})},
    deleted,
    isConverted,
    obstacles: [
      ...sidebars.obstacles,
      ...(unlisted.length > 0
        ? [`\`exclude\` also needs: ${createGlobs(unlisted, names).map(quote).join(', ')}.`]
        : [])
    ]
  }
}

/** Plans the conversion of a version to a Git ref with the same files. */
export async function planGitVersion(
  ref: string,
  source: DocsVersion,
  {version, byName, context, options}: FolderVersion
): Promise<OverlayPlan> {
  const {siteDir} = context
  const layers = layerVersion([source], siteDir)
  const folder = resolve(siteDir, version.folder)
  const names = listFolder(folder)
  const different = [...new Set([...names, ...layers.files.keys()])].sort().filter((name) => {
    const origin = layers.files.get(name)
    const own = {absolutePath: join(folder, name), folder: version.folder, isFromGit: false}
    return !origin || !names.includes(name) || !areEqual(own, origin, {name, siteDir})
  })
  const sidebars = await compareSidebars(source, {version, byName, context, options})
  const others = different.length > 1 ? ` and ${different.length - 1} more` : ''
  const files = names.map((name) => posix.join(version.folder, name))
  const deleted = [...files, ...sidebars.deleted]
  return {
    ...measure(deleted, files, siteDir),
    name: version.name,
    settings: {git: ref},
    deleted,
    isConverted: options.versions[version.name]?.git === ref && deleted.length === 0,
    obstacles: [
      ...(different.length > 0 ? [`${different[0]}${others} differ from the Git ref ${ref}.`] : []),
      ...(sidebars.areEqual ? [] : [`The sidebars differ from the Git ref ${ref}.`])
    ]
  }
}

/** Compares two files after their paths are adjusted to the same folder. */
function areEqual(
  own: FileOrigin,
  other: FileOrigin,
  {name, siteDir}: {name: string; siteDir: string}
): boolean {
  const copy = join(resolve(siteDir, own.folder), name)
  const [one, two] = [own, other].map((origin) => {
    const bytes = readFileSync(origin.absolutePath)
    const {adjust} = createGathered(origin, siteDir)
    const text = bytes.toString('utf8')
    const adjusted = adjust?.(text, copy).text ?? text
    return adjusted === text ? bytes : Buffer.from(adjusted)
  })
  return one !== undefined && two !== undefined && one.equals(two)
}

/**
 * Returns a function that checks whether an extended version has a translation of a file that the
 * version doesn't have. Without its own file, the version would show that translation.
 */
function listLocalized(
  chain: readonly DocsVersion[],
  {context, options}: Pick<FolderVersion, 'context' | 'options'>
): (name: string) => boolean {
  const {siteDir, siteConfig} = context
  const {i18n} = siteConfig
  const folders = i18n.locales.flatMap((currentLocale) => {
    const folder = i18n.localeConfigs[currentLocale]?.path ?? currentLocale
    const localizationDir = resolve(siteDir, i18n.path, folder)
    const language = {localizationDir, siteConfig: {...siteConfig, i18n: {...i18n, currentLocale}}}
    return localizedFolder(language, {plugin: 'docs', id: options.id}) ?? []
  })
  return (name) =>
    folders.some((folder) => {
      const has = chain.map((version) =>
        existsSync(join(folder, nameLocalizedVersion(version.name), name))
      )
      return has.at(-1) === false && has.includes(true)
    })
}

/** Compares the sidebars of a version with the sidebars that it has without its own file. */
async function compareSidebars(
  base: DocsVersion,
  {version, byName, context, options}: FolderVersion
): Promise<{deleted: string[]; areEqual: boolean; obstacles: string[]}> {
  const {siteDir} = context
  const file = nameVersionFiles(options).sidebarsFile(version.name)
  const hasFile = (path: string) => existsSync(resolve(siteDir, path))
  const owner =
    [...listChain(base, byName)]
      .reverse()
      .find(({sidebarPath}) => typeof sidebarPath === 'string' && hasFile(sidebarPath)) ??
    listChain(base, byName)[0] ??
    base
  const [own, other] = await Promise.all([
    readSidebars({name: version.name, sidebarPath: file}, context),
    readSidebars(owner, context)
  ])
  const areEqual = JSON.stringify(own.value) === JSON.stringify(other.value)
  const isKept = hasFile(file)
  const obstacle = `It has no sidebars, but \`${base.name}\` has. Create ${file} with the content {}.`
  return {
    areEqual,
    deleted: isKept && areEqual ? [file] : [],
    obstacles: isKept || areEqual ? [] : [obstacle]
  }
}

/** Creates globs that match files but no others. Folders without other files are matched as a whole. */
function createGlobs(missing: readonly string[], kept: readonly string[]): string[] {
  const globs = new Set<string>()
  for (const name of missing) {
    const parents = name.split('/').slice(0, -1)
    const gone = parents
      .map((_, index) => parents.slice(0, index + 1).join('/'))
      .find((folder) => !kept.some((other) => other.startsWith(`${folder}/`)))
    globs.add(gone === undefined ? escapeGlob(name) : `${escapeGlob(gone)}/**`)
  }
  return [...globs]
}

/** Replaces characters with a special meaning in globs, which can't be escaped. */
function escapeGlob(name: string): string {
  return name.replace(/[*{}]/g, '?')
}

function quote(text: string): string {
  return `'${text}'`
}

function measure(
  deleted: readonly string[],
  files: readonly string[],
  siteDir: string
): Pick<OverlayPlan, 'savedBytes' | 'keptBytes'> {
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + statSync(resolve(siteDir, name)).size, 0)
  return {
    savedBytes: sum(deleted),
    keptBytes: sum(files.filter((file) => !deleted.includes(file)))
  }
}
