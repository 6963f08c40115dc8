import fs from 'node:fs'
import path from 'node:path'
import {findPackage} from '@lectern/shared/files/find-package'

/**
 * Name and version of each dependency of a package: an upgrade of any may change the behavior of
 * the code. Indirect dependencies are ignored, because reading them would delay each start by a
 * tenth of a second, and Lectern's largest packages include theirs. Packages of Lectern are ignored
 * because their code is hashed.
 *
 * @param folder - Absolute folder of the package.
 * @returns `name@version`, sorted.
 */
export function listDependencyVersions(folder: string): string[] {
  const {dependencies = {}} = readPackage(folder)
  return Object.keys(dependencies)
    .filter((name) => !name.startsWith('@lectern/') && !name.startsWith('@types/'))
    .flatMap((name) => {
      const place = findPackage(name, folder)
      return place === undefined ? [] : [`${name}@${readPackage(place).version}`]
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
