import {SiteError} from '@lectern/shared/problems/site-problem'

/**
 * Stops for a file that is not what the scan saw: under the key of that, the record of another text
 * would stay for ever.
 *
 * @throws SiteError `source-changed`; the build begins again.
 */
export function failOnChange(file: string): never {
  throw new SiteError({
    code: 'source-changed',
    message: `The file ${file} changed during the build.`,
    position: {file},
    hint: 'Run the build again.'
  })
}
