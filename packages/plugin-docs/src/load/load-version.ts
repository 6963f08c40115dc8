import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type {SiteContext, SiteProblem, TranslationContent} from '@lectern/types'
import {requireFolder} from '@lectern/shared/files/content-folder'
import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {
  type FileOrigins,
  readSourceFiles,
  type SourceFile
} from '@lectern/shared/files/source-files'
import {loadTagsFile} from '@lectern/shared/pages/tags-file'
import type {DocsOptions} from '../options/docs-options.js'
import {generateSidebars} from '../sidebars/generate-sidebars.js'
import {type LoadedSidebars, loadSidebars} from '../sidebars/load-sidebars.js'
import type {DocsVersion} from '../versions/docs-version.js'
import {CURRENT_VERSION, nameLocalizedVersion, nameVersionFiles} from '../versions/version-files.js'
import type {VersionFolder} from '../versions/version-folder.js'
import {loadCategoryFiles} from './load-category-files.js'

/** The content of a version, as read from disk. */
export interface VersionContent extends VersionFolder {
  sidebars: LoadedSidebars
  /** Translated sidebar strings by key. Not set if nothing is translated. */
  strings?: TranslationContent
  problems: readonly SiteProblem[]
}

/**
 * Loads a version. Reports an empty folder as a problem.
 *
 * @throws SiteError `content-folder-missing` or `sidebar-file-missing` if a configured path doesn't
 * exist.
 */
export async function loadVersion(
  version: DocsVersion,
  context: SiteContext,
  options: DocsOptions
): Promise<VersionContent> {
  const {files, problems} = await loadDocFiles(version, context, options)
  const localized = localizedVersionFolder(version, context, options)
  const categories = await loadCategoryFiles({folder: version.folder, localized}, context)
  const tags = await loadTagsFile(
    // Older versions can predate the site's tags file, so it's only required for the current one.
    {...version, isRequired: version.name === CURRENT_VERSION, localized},
    context,
    options
  )
  const removed = await loadRemoved(version, context, options)
  const folder = {version, files, removed, categoryFiles: categories.byFolder, tags: tags.known}
  const source = {...version, name: version.overlay?.sidebarsOf ?? version.name}
  const sidebars = await generateSidebars(await loadSidebars(source, context), folder, {
    options,
    siteConfig: context.siteConfig
  })
  return {
    ...folder,
    sidebars,
    problems: [...problems, ...categories.problems, ...tags.problems, ...sidebars.problems]
  }
}

async function loadDocFiles(
  version: DocsVersion,
  context: SiteContext,
  options: DocsOptions
): Promise<{files: readonly SourceFile[]; problems: readonly SiteProblem[]}> {
  const directory = join(context.siteDir, version.folder)
  const localized = localizedVersionFolder(version, context, options)
  const origins = createOrigins(version, directory, localized)
  const folders = {directory, localized, ...(origins && {origins})}
  const {files, history, problems} = await readSourceFiles(folders, context, options)
  if (files.length > 0) return {files, problems: [...history.problems, ...problems]}
  return {files, problems: [await describeEmptyFolder(version, directory, {options, context})]}
}

/** Returns where the gathered files of a version come from. */
function createOrigins(
  {overlay}: DocsVersion,
  directory: string,
  localized: string | undefined
): FileOrigins | undefined {
  if (!overlay) return undefined
  const byCopy = new Map([
    ...[...overlay.origins].map(
      ([file, origin]) => [join(directory, file), origin.absolutePath] as const
    ),
    ...[...(overlay.localized?.files ?? [])].map(
      ([file, origin]) => [join(localized ?? '', file), origin.absolutePath] as const
    )
  ])
  const folders = [...overlay.folders, ...(overlay.localized?.folders ?? [])]
  return {folders, find: (copy) => byCopy.get(copy)}
}

/** Reads the docs that a version removes. Sidebars of the extended version may still contain them. */
async function loadRemoved(
  {overlay}: DocsVersion,
  {sources}: SiteContext,
  options: DocsOptions
): Promise<SourceFile[]> {
  const isDoc = createFileMatcher(options)
  const removed = [...(overlay?.removed ?? [])].filter(
    ([file]) => /\.mdx?$/.test(file) && isDoc(file)
  )
  return Promise.all(
    removed.map(async ([file, {absolutePath}]) => ({
      file,
      source: await sources.read(absolutePath)
    }))
  )
}

/** Returns the absolute path of a version's translations. */
function localizedVersionFolder(
  {name, overlay}: Pick<DocsVersion, 'name' | 'overlay'>,
  context: SiteContext,
  {id}: Pick<DocsOptions, 'id'>
): string | undefined {
  if (overlay) return overlay.localized?.folder
  const folder = localizedFolder(context, {plugin: 'docs', id})
  return folder && join(folder, nameLocalizedVersion(name))
}

async function describeEmptyFolder(
  {name, folder}: DocsVersion,
  directory: string,
  {options, context}: {options: DocsOptions; context: SiteContext}
): Promise<SiteProblem> {
  if (name === CURRENT_VERSION || existsSync(directory)) {
    const {configSource} = context
    return requireFolder({directory, folder, plugin: 'docs', configSource, example: 'intro.md'})
  }
  return {
    code: 'version-folder-missing',
    message: `The folder \`${folder}\` of the version \`${name}\` doesn't exist.`,
    position: {file: nameVersionFiles(options).list},
    hint: `Restore the folder, or remove \`${name}\` from the versions file.`
  }
}
