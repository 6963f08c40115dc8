import {basename, dirname, join, posix} from 'node:path'
import type {SiteContext, SiteProblem, SourceOrigin} from '@lectern/types'
import {type BlogContent, loadAuthors} from '@lectern/plugin-blog/posts'
import {relativePath} from '@lectern/shared/files/relative-path'
import {requireFolder} from '@lectern/shared/files/content-folder'
import {findOption} from '@lectern/shared/problems/find-quoted'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {localizedFolder} from '@lectern/shared/files/localized-folder'
import {readLocalized} from '@lectern/shared/files/read-localized'
import {readSourceFiles, type SourceFile} from '@lectern/shared/files/source-files'
import {type ChangelogOptions, createBlogOptions, isOneFile} from './changelog-options.js'
import {parseChangelog} from './parse-changelog.js'
import {sortReleaseFiles} from './release-files.js'
import {writeReleases} from './write-releases.js'

/**
 * The loaded content of a changelog.
 *
 * @internal
 */
export interface ChangelogContent extends BlogContent {
  /** Pages that aren't releases. */
  pages: readonly SourceFile[]
  /** Where each release is in the changelog file, by path of the generated file. */
  origins: Readonly<Record<string, SourceOrigin>>
}

/** Content of a changelog, without its authors. */
type Releases = Pick<ChangelogContent, 'files' | 'pages' | 'origins' | 'problems'>

/** Loads a changelog, which is either a single file or a folder with a file for each release. */
export async function loadChangelog(
  context: SiteContext,
  options: ChangelogOptions
): Promise<ChangelogContent> {
  const releases = isOneFile(options)
    ? await loadFile(context, options)
    : await loadFolder(context, options)
  const localized = localizedFolder(context, {plugin: 'changelog', id: options.id})
  const authors = await loadAuthors(context, createBlogOptions(options), localized)
  return {...releases, ...authors, problems: [...releases.problems, ...authors.problems]}
}

async function loadFile(context: SiteContext, options: ChangelogOptions): Promise<Releases> {
  const {path, id} = options
  const localized = localizedFolder(context, {plugin: 'changelog', id})
  const folders = {directory: join(context.siteDir, dirname(path)), localized}
  const found = await readLocalized(basename(path), folders, context.sources)
  if (!found) throw new SiteError(missingFile(path, context))
  const file = relativePath(context.siteDir, found.absolutePath)
  const {releases, problems} = parseChangelog(found.text, file)
  const {files, origins} = await writeReleases(releases, {
    ...{file, id, context},
    isTranslated: file !== posix.normalize(path)
  })
  return {files, origins, pages: [], problems}
}

async function loadFolder(context: SiteContext, options: ChangelogOptions): Promise<Releases> {
  const directory = join(context.siteDir, options.path)
  const localized = localizedFolder(context, {plugin: 'changelog', id: options.id})
  const read = await readSourceFiles({directory, localized}, context, options)
  const {files, history} = read
  const sorted = sortReleaseFiles(files)
  const problems: SiteProblem[] = [...history.problems, ...read.problems, ...sorted.problems]
  if (files.length === 0) {
    const {configSource} = context
    const found = {directory, folder: options.path, plugin: 'changelog', configSource}
    problems.push(await requireFolder({...found, example: '1.0.0.md'}))
  }
  return {files: sorted.releases, pages: sorted.pages, origins: {}, problems}
}

function missingFile(file: string, {configSource}: SiteContext): SiteProblem {
  return {
    code: 'changelog-missing',
    message: `The changelog \`${file}\` doesn't exist.`,
    position: findOption('path', file, configSource),
    hint: 'Create it, or fix the `path` option of the changelog plugin.'
  }
}
