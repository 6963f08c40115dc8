import {SiteError} from '@lectern/shared/problems/site-problem'

/**
 * Stops the build because a file changed after the scan. Otherwise, a record with the new content
 * would be cached under the key of the old content.
 *
 * @throws SiteError `source-changed`, which restarts the build.
 */
export function failOnChange(file: string): never {
  throw new SiteError({
    code: 'source-changed',
    message: `The file ${file} changed during the build.`,
    position: {file},
    hint: 'Run the build again.'
  })
}
