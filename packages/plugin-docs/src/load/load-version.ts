import {existsSync} from 'node:fs'
import {join, posix} from 'node:path'
import type {SiteContext, SiteProblem, TranslationContent} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {requireFolder} from '@lectern/shared/files/content-folder'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {readLocalized} from '@lectern/shared/files/read-localized'
import {readSourceFiles, type SourceFile} from '@lectern/shared/files/source-files'
import {loadTagsFile} from '@lectern/shared/pages/tags-file'
import {type CategoryFile, categoryFileNames, parseCategoryFile} from '../formats/category-file.js'
import type {DocsOptions} from '../options/docs-options.js'
import {generateSidebars} from '../sidebars/generate-sidebars.js'
import {type LoadedSidebars, loadSidebars} from '../sidebars/load-sidebars.js'
import type {DocsVersion} from '../versions/docs-version.js'
import {CURRENT_VERSION, nameVersionFiles} from '../versions/version-files.js'
import type {VersionFolder} from '../versions/version-folder.js'

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
  const categories = await loadCategoryFiles(version, context, options)
  const tags = await loadTagsFile(
    // Older versions can predate the site's tags file, so it's only required for the current one.
    {
      ...version,
      isRequired: version.name === CURRENT_VERSION,
      localized: localizedVersionFolder(version, context, options)
    },
    context,
    options
  )
  const folder = {version, files, categoryFiles: categories.byFolder, tags: tags.known}
  const sidebars = await generateSidebars(await loadSidebars(version, context), folder, options)
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
  const {files, history, problems} = await readSourceFiles({directory, localized}, context, options)
  if (files.length > 0) return {files, problems: [...history.problems, ...problems]}
  return {files, problems: [await describeEmptyFolder(version, directory, options)]}
}

/** Returns the absolute path of the folder with a version's translations. */
function localizedVersionFolder(
  {name}: Pick<DocsVersion, 'name'>,
  context: SiteContext,
  {id}: Pick<DocsOptions, 'id'>
): string | undefined {
  const folder = localizedFolder(context, {plugin: 'docs', id})
  return folder && join(folder, name === CURRENT_VERSION ? name : `version-${name}`)
}

async function describeEmptyFolder(
  {name, folder}: DocsVersion,
  directory: string,
  options: DocsOptions
): Promise<SiteProblem> {
  if (name === CURRENT_VERSION || existsSync(directory)) {
    return requireFolder({directory, folder, plugin: 'docs', example: 'intro.md'})
  }
  return {
    code: 'version-folder-missing',
    message: `The folder \`${folder}\` of the version \`${name}\` doesn't exist.`,
    position: {file: nameVersionFiles(options).list},
    hint: `Restore the folder, or remove \`${name}\` from the versions file.`
  }
}

async function loadCategoryFiles(
  version: DocsVersion,
  context: SiteContext,
  options: DocsOptions
): Promise<{byFolder: Record<string, CategoryFile>; problems: SiteProblem[]}> {
  const {siteDir, sources} = context
  const localized = localizedVersionFolder(version, context, options)
  const directory = join(siteDir, version.folder)
  const names = await sources.list(directory, ['.json', '.yml', '.yaml'])
  const byFolder: Record<string, CategoryFile> = {}
  const problems: SiteProblem[] = []
  for (const name of names.filter((file) => categoryFileNames.includes(posix.basename(file)))) {
    const found = await readLocalized(name, {directory, localized}, sources)
    if (!found) continue
    const file = relativePath(siteDir, found.absolutePath)
    const parsed = parseCategoryFile(found.text, file)
    const folder = posix.dirname(name).replace(/^\.$/, '')
    if (parsed.value) byFolder[folder] ??= parsed.value
    problems.push(...parsed.problems)
  }
  return {byFolder, problems}
}
