import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {checkPatches} from './check-patches.js'
import type {MigrationFinding} from './migration-finding.js'

/** Configuration files that only Docusaurus uses, with the effect of ignoring each. */
const UNREAD: Readonly<Record<string, string>> = {
  'babel.config.js':
    'Code is compiled with esbuild, so custom Babel presets and plugins have no effect.'
}

/** Reports files that change Docusaurus but not Lectern. */
export function checkFiles(siteDir: string): MigrationFinding[] {
  const unread: MigrationFinding[] = Object.entries(UNREAD)
    .filter(([file]) => fs.existsSync(path.join(siteDir, file)))
    .map(([file, hint]) => ({
      status: isTemplate(path.join(siteDir, file)) ? 'works' : 'unsupported',
      message: `The file ${file} isn't used.`,
      file,
      hint
    }))
  return [...unread, ...checkPatches(siteDir)]
}

/** Reports ignored files during a build. Files with an equivalent in Lectern aren't reported. */
export function findUnreadFiles(siteDir: string): SiteProblem[] {
  return checkFiles(siteDir).flatMap(({status, message, file, hint}) =>
    status === 'unsupported'
      ? [
          {
            code: 'docusaurus-file-unread',
            policy: 'warn',
            message,
            position: file ? {file} : undefined,
            hint
          }
        ]
      : []
  )
}

/**
 * Returns whether a file is the unmodified template, which only enables Docusaurus's default
 * preset.
 */
function isTemplate(file: string): boolean {
  const text = fs.readFileSync(file, 'utf8')
  return text.includes('@docusaurus/core/lib/babel/preset') && !/plugins/.test(text)
}
