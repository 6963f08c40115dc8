import {join, posix} from 'node:path'
import type {SiteContext, SiteProblem} from '@lectern/types'
import {requireFolder} from '@lectern/shared/content-folder'
import {createFileMatcher} from '@lectern/shared/file-matcher'
import {readChanges} from '@lectern/shared/last-update'
import {readSources} from '@lectern/shared/read-sources'
import {type AuthorsMap, parseAuthorsMap} from './authors-map.js'
import type {BlogOptions} from './blog-options.js'
import {createBlogPaths} from './blog-paths.js'
import type {PostFile} from './post.js'

/** A blog as it stands on disk. */
export interface BlogContent {
  files: readonly PostFile[]
  authors: AuthorsMap
  problems: readonly SiteProblem[]
}

/**
 * Read one blog. A site without the default folder has no blog; a folder that the author named must
 * be there, else `SiteError` is thrown, and hold posts.
 */
export async function loadBlog(context: SiteContext, options: BlogOptions): Promise<BlogContent> {
  const {siteDir, sources} = context
  const directory = join(siteDir, options.path)
  const history = readChanges(directory, context, options)
  const names = await sources.list(directory, ['.md', '.mdx'])
  const files = names.filter(createFileMatcher(options))
  if (files.length === 0)
    return {files: [], authors: new Map(), problems: await explain(context, options)}
  const read = await readSources(
    sources,
    files.map((file) => join(directory, file))
  )
  const text = await sources.readText(join(directory, options.authorsMapPath))
  const map = parseAuthorsMap(text ?? '', getAuthorsFile(options), createBlogPaths(options).authors)
  const {find, problems} = await history
  return {
    files: read.map((source, index) => ({
      file: files[index] ?? source.file,
      source,
      change: find(source.absolutePath)
    })),
    authors: map.authors,
    problems: [...problems, ...map.problems]
  }
}

/** Nothing is wrong with a site that has no blog and never said that it has one. */
async function explain(context: SiteContext, {path}: BlogOptions): Promise<SiteProblem[]> {
  if (path === 'blog') return []
  const found = {directory: join(context.siteDir, path), folder: path, plugin: 'blog'}
  return [await requireFolder({...found, example: '2026-01-31-welcome.md'})]
}

/** `authors.yml` as problems name it: relative to the site folder. */
export function getAuthorsFile({path, authorsMapPath}: BlogOptions): string {
  return posix.join(path, authorsMapPath)
}
