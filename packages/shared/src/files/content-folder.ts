import {stat} from 'node:fs/promises'
import type {SiteProblem} from '@lectern/types'
import {describePathError} from '../problems/path-problem.js'
import type {ConfigSource} from '../problems/find-config-position.js'
import {findOption} from '../problems/find-quoted.js'
import {SiteError} from '../problems/site-problem.js'

/** A folder in which a content plugin found no files. */
export interface EmptyFolder {
  /** Absolute path of the folder. */
  directory: string
  /** Folder as written in the `path` option. */
  folder: string
  plugin: string
  /** The configuration, for the position. */
  configSource?: ConfigSource | undefined
  /** Example of a file that the author could add. */
  example: string
}

/**
 * Returns a problem for a content folder that contains no content (`content-folder-empty`). Throws
 * `SiteError` (`content-folder-missing`) if the folder doesn't exist.
 */
export async function requireFolder({
  directory,
  folder,
  plugin,
  configSource,
  example
}: EmptyFolder): Promise<SiteProblem> {
  const isThere = await stat(directory).then(
    (found) => found.isDirectory(),
    (error: unknown) => {
      const problem = describePathError(error)
      if (problem) throw new SiteError(problem, {cause: error})
      return false
    }
  )
  if (!isThere) {
    throw new SiteError({
      code: 'content-folder-missing',
      message: `The ${plugin} folder \`${folder}\` doesn't exist.`,
      position: configSource && findOption('path', folder, configSource),
      hint: `Create it, or set the \`path\` option of the ${plugin} plugin.`
    })
  }
  return {
    code: 'content-folder-empty',
    policy: 'warn',
    message: `The ${plugin} folder \`${folder}\` has no Markdown files.`,
    hint: `Add a page, e.g. \`${folder}/${example}\`, or disable the ${plugin} plugin.`
  }
}
