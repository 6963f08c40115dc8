import fs from 'node:fs'
import path from 'node:path'
import {findPackage} from '@lectern/shared/files/find-package'

/**
 * Lists the name and version of each dependency of a package, because an upgrade may change how the
 * package behaves. Indirect dependencies aren't included: reading them would delay each start by a
 * tenth of a second, and Lectern's largest dependencies bundle theirs. Lectern's own packages
 * aren't included, because their code is hashed.
 *
 * @param folder - Absolute folder of the package.
 * @returns `name@version`, sorted.
 */
export function listDependencyVersions(folder: string): string[] {
  const {dependencies = {}} = readPackage(folder)
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@lectern/') && !name.startsWith('@types/'))
    .flatMap((name) => {
      const dependency = findPackage(name, folder)
      return dependency === undefined ? [] : [`${name}@${readPackage(dependency).version}`]
    })
    .sort()
}

interface PackageFile {
  version?: string
  dependencies?: Readonly<Record<string, string>>
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile
}
