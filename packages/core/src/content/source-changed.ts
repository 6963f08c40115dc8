import {SiteError} from '@lectern/shared/problems/site-problem'

/**
 * Stops the build because a file has changed since the scan. Continuing would cache the new content
 * under the key of the old content.
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
