import fs from 'node:fs'
import path from 'node:path'
import {findPackage} from '@lectern/shared/files/find-package'

/**
 * Name and version of each package that one depends on: an upgrade of any may change what the code does.
 * What these depend on themselves is left out: looking at it would take each start a tenth of a second,
 * and the largest of our packages are bundled with all of it. Packages of the generator itself are left
 * out, too; their code is hashed.
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
