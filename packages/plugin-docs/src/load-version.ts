import {existsSync} from 'node:fs'
import {join, posix} from 'node:path'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {requireFolder} from '@lectern/shared/content-folder'
import {createFileMatcher} from '@lectern/shared/file-matcher'
import {readChanges} from '@lectern/shared/last-update'
import {readSources} from '@lectern/shared/read-sources'
import {type CategoryFile, categoryFileNames, parseCategoryFile} from './category-file.js'
import type {DocFile} from './doc.js'
import type {DocsOptions} from './docs-options.js'
import type {DocsVersion} from './docs-version.js'
import {type LoadedSidebars, loadSidebars} from './load-sidebars.js'
import {generateSidebars} from './generate-sidebars.js'
import {CURRENT_VERSION, nameVersionFiles} from './version-files.js'
import type {VersionFolder} from './version-folder.js'

/** Everything that the pages of one version are made from, as it stands on disk. */
export interface VersionContent extends VersionFolder {
  sidebars: LoadedSidebars
  problems: readonly SiteProblem[]
}

/**
 * Read one version. Throws `SiteError` (`content-folder-missing`, `sidebar-file-missing`) for what
 * the configuration names and is not there; an empty folder is a problem.
 */
export async function loadVersion(
  version: DocsVersion,
  context: SiteContext,
  options: DocsOptions
): Promise<VersionContent> {
  const {files, problems} = await loadDocFiles(version, context, options)
  const categories = await loadCategoryFiles(version, context)
  const folder = {version, files, categoryFiles: categories.byFolder}
  const sidebars = await generateSidebars(await loadSidebars(version, context), folder, options)
  return {
    ...folder,
    sidebars,
    problems: [...problems, ...categories.problems, ...sidebars.problems]
  }
}

async function loadDocFiles(
  version: DocsVersion,
  context: SiteContext,
  options: DocsOptions
): Promise<{files: DocFile[]; problems: SiteProblem[]}> {
  const {siteDir, sources} = context
  const directory = join(siteDir, version.folder)
  const history = readChanges(directory, context, options)
  const names = await sources.list(directory, ['.md', '.mdx'])
  const files = names.filter(createFileMatcher(options))
  if (files.length === 0) {
    return {files: [], problems: [await describeEmptyFolder(version, directory, options)]}
  }
  const read = await readSources(
    sources,
    files.map((file) => join(directory, file))
  )
  const {find, problems} = await history
  return {
    files: read.map((source, index) => ({
      file: files[index] ?? source.file,
      source,
      change: find(source.absolutePath)
    })),
    problems: [...problems]
  }
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
    message: `The folder \`${folder}\` of the version \`${name}\` does not exist.`,
    position: {file: nameVersionFiles(options).list},
    hint: `Put the folder back, or take \`${name}\` out of the versions file.`
  }
}

async function loadCategoryFiles(
  {folder}: DocsVersion,
  {siteDir, sources}: SiteContext
): Promise<{byFolder: Record<string, CategoryFile>; problems: SiteProblem[]}> {
  const directory = join(siteDir, folder)
  const names = await sources.list(directory, ['.json', '.yml', '.yaml'])
  const byFolder: Record<string, CategoryFile> = {}
  const problems: SiteProblem[] = []
  for (const name of names.filter((file) => categoryFileNames.includes(posix.basename(file)))) {
    const text = await sources.readText(join(directory, name))
    const parsed = parseCategoryFile(text ?? '', posix.join(folder, name))
    const place = posix.dirname(name).replace(/^\.$/, '')
    if (parsed.value) byFolder[place] ??= parsed.value
    problems.push(...parsed.problems)
  }
  return {byFolder, problems}
}
