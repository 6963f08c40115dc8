import {stat} from 'node:fs/promises'
import {join} from 'node:path'
import type {SiteContext} from '@lectern/types'
import type {BlogOptions} from '../options/blog-options.js'
import {findNameDate} from './post-file-name.js'
import type {FallbackDate, PostFile} from './post.js'

/**
 * Reads the creation date of a file. Tests pass their own function, so that they don't depend on
 * the file system.
 */
export type ReadFileDate = (absolutePath: string) => Promise<Date>

/**
 * Adds a date to posts that don't have one in their front matter or filename. It's the date of the
 * commit that added the file. For uncommitted files, it's the file's creation date. Git only runs
 * if a post has no date.
 *
 * @param localized - Absolute path of the folder with translations.
 */
export async function findDates(
  files: readonly PostFile[],
  {siteDir, history}: Pick<SiteContext, 'siteDir' | 'history'>,
  {path, localized}: Pick<BlogOptions, 'path'> & {localized?: string},
  readFileDate: ReadFileDate = readBirthTime
): Promise<readonly PostFile[]> {
  if (!files.some(isUndated)) return files
  const folders = [join(siteDir, path), ...(localized === undefined ? [] : [localized])]
  const changes = await Promise.all(folders.map((folder) => history.read(folder)))
  const findCommit = (file: string) =>
    changes.map(({find}) => find(file)?.created).find((created) => created !== undefined)
  return Promise.all(
    files.map(async (file): Promise<PostFile> => {
      if (!isUndated(file)) return file
      const {absolutePath} = file.source
      const committed = findCommit(absolutePath)
      const fallbackDate: FallbackDate =
        committed === undefined
          ? {date: (await readFileDate(absolutePath)).toISOString(), origin: 'file'}
          : {date: committed, origin: 'git'}
      return {...file, fallbackDate}
    })
  )
}

function isUndated({file, source}: PostFile): boolean {
  return source.frontMatter.date === undefined && findNameDate(file) === undefined
}

/**
 * Returns the creation time of a file. If the file system doesn't store it, returns the
 * modification time.
 */
async function readBirthTime(absolutePath: string): Promise<Date> {
  const {birthtime, birthtimeMs, mtime} = await stat(absolutePath)
  return birthtimeMs > 0 ? birthtime : mtime
}
