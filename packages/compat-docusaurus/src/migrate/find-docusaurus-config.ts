import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'

const NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (ending) => `docusaurus.config.${ending}`
)

/**
 * Returns the name of a project's Docusaurus configuration file.
 *
 * @throws SiteError `docusaurus-config-missing`.
 */
export function findDocusaurusConfig(siteDir: string): string {
  const found = NAMES.find((name) => fs.existsSync(path.join(siteDir, name)))
  if (found) return found
  throw new SiteError({
    code: 'docusaurus-config-missing',
    message: fs.existsSync(siteDir)
      ? `The folder ${siteDir} has no Docusaurus configuration (docusaurus.config.js, .ts, .mjs or .cjs).`
      : `The folder ${siteDir} doesn't exist.`,
    hint: 'Pass the path of the Docusaurus project, e.g. `site migrate path/to/project`.'
  })
}
