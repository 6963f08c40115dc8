import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'

/**
 * Checks a folder that should contain Lectern's packages.
 *
 * @param packagesDir - Absolute path. If it's `undefined`, packages are installed from a registry.
 */
export function findPackagesProblem(packagesDir: string | undefined): SiteProblem | undefined {
  if (packagesDir === undefined) return undefined
  const files = fs.statSync(packagesDir, {throwIfNoEntry: false})?.isDirectory()
    ? fs.readdirSync(packagesDir)
    : []
  if (files.some((file) => /^lectern-core-.*\.tgz$/.test(file))) return undefined
  return {
    code: 'packages-missing',
    message: `The folder ${packagesDir} has no Lectern packages.`,
    hint: `Pack them in a clone of Lectern, e.g. \`npm run pack -- --out-dir ${path.basename(packagesDir)}\`, or omit --packages.`
  }
}
