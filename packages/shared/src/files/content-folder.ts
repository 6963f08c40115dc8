import {stat} from 'node:fs/promises'
import type {SiteProblem} from '@lectern/types'
import {SiteError} from '../problems/site-problem.js'

/** A folder in which a content plugin found nothing. */
export interface EmptyFolder {
  /** Absolute. */
  directory: string
  /** As the option `path` names it. */
  folder: string
  plugin: string
  /** A file that would do. */
  example: string
}

/**
 * The problem of a content folder in which nothing counts (`content-folder-empty`). Throws `SiteError`
 * (`content-folder-missing`) when there is no such folder.
 */
export async function requireFolder({
  directory,
  folder,
  plugin,
  example
}: EmptyFolder): Promise<SiteProblem> {
  const isThere = await stat(directory).then(
    (found) => found.isDirectory(),
    // Whatever the reason, the folder cannot be read: that is what the problem says.
    () => false
  )
  if (!isThere) {
    throw new SiteError({
      code: 'content-folder-missing',
      message: `The ${plugin} folder \`${folder}\` does not exist.`,
      hint: `Create it, or set the option \`path\` of the ${plugin} plugin to the folder that you mean.`
    })
  }
  return {
    code: 'content-folder-empty',
    policy: 'warn',
    message: `The ${plugin} folder \`${folder}\` holds no Markdown files.`,
    hint: `Add a file such as \`${folder}/${example}\`, or turn the ${plugin} plugin off.`
  }
}
