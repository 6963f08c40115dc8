import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'

/**
 * Find what is wrong with a folder of Lectern's packages.
 *
 * @param packagesDir - Absolute; nothing is wrong when there is none, for then a registry has them.
 */
export function findPackagesProblem(packagesDir: string | undefined): SiteProblem | undefined {
  if (packagesDir === undefined) return undefined
  const files = fs.statSync(packagesDir, {throwIfNoEntry: false})?.isDirectory()
    ? fs.readdirSync(packagesDir)
    : []
  if (files.some((file) => /^lectern-core-.*\.tgz$/.test(file))) return undefined
  return {
    code: 'packages-missing',
    message: `There are no packages of Lectern in ${packagesDir}.`,
    hint: `Write them with \`npm run pack -- --out-dir ${path.basename(packagesDir)}\` in a clone of Lectern, or leave --packages out.`
  }
}
