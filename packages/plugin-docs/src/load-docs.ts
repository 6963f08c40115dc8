import {join, posix} from 'node:path'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {requireFolder} from '@lectern/shared/content-folder'
import {createFileMatcher} from '@lectern/shared/file-matcher'
import {readChanges} from '@lectern/shared/last-update'
import {readSources} from '@lectern/shared/read-sources'
import {type CategoryFile, categoryFileNames, parseCategoryFile} from './category-file.js'
import type {DocFile} from './doc.js'
import type {DocsOptions} from './docs-options.js'
import {createCurrentVersion, type DocsVersion} from './docs-version.js'
import {type LoadedSidebars, loadSidebars} from './load-sidebars.js'

/** Everything that the pages of one version are made from, as it stands on disk. */
export interface DocsContent {
  version: DocsVersion
  files: readonly DocFile[]
  /** By folder below that of the version. */
  categoryFiles: Readonly<Record<string, CategoryFile>>
  sidebars: LoadedSidebars
  problems: readonly SiteProblem[]
}

/** Read one docs instance. Throws `SiteError` when its folder is missing; an empty one is a problem. */
export async function loadDocs(context: SiteContext, options: DocsOptions): Promise<DocsContent> {
  const version = createCurrentVersion(options)
  const {files, problems} = await loadDocFiles(version, context, options)
  const categories = await loadCategoryFiles(version, context)
  const sidebars = await loadSidebars(version, context)
  return {
    version,
    files,
    categoryFiles: categories.byFolder,
    sidebars,
    problems: [...problems, ...categories.problems, ...sidebars.problems]
  }
}

async function loadDocFiles(
  {folder}: DocsVersion,
  context: SiteContext,
  options: DocsOptions
): Promise<{files: DocFile[]; problems: SiteProblem[]}> {
  const {siteDir, sources} = context
  const directory = join(siteDir, folder)
  const history = readChanges(directory, context, options)
  const names = await sources.list(directory, ['.md', '.mdx'])
  const files = names.filter(createFileMatcher(options))
  if (files.length === 0) {
    const found = {directory, folder, plugin: 'docs', example: 'intro.md'}
    return {files: [], problems: [await requireFolder(found)]}
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
