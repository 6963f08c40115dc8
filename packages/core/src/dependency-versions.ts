import fs from 'node:fs'
import path from 'node:path'

/**
 * Name and version of each package that one depends on, directly or not: an upgrade of any may change
 * what the code does. Packages of the generator itself are left out; their code is hashed.
 *
 * @param folder - Absolute folder of the package.
 * @returns `name@version`, sorted.
 */
export function listDependencyVersions(folder: string): string[] {
  const found = new Map<string, string>()
  const visit = (from: string, {dependencies = {}}: PackageFile) => {
    for (const name of Object.keys(dependencies)) {
      if (name.startsWith('@lectern/') || name.startsWith('@types/')) continue
      const place = findPackage(name, from)
      if (place === undefined || found.has(place)) continue
      const file = readPackage(place)
      found.set(place, `${name}@${file.version}`)
      visit(place, file)
    }
  }
  visit(folder, readPackage(folder))
  return [...found.values()].sort()
}

interface PackageFile {
  version?: string
  dependencies?: Readonly<Record<string, string>>
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile
}

/** As Node finds packages; not through `require.resolve`, since many do not export `package.json`. */
function findPackage(name: string, from: string): string | undefined {
  const place = path.join(from, 'node_modules', name)
  if (fs.existsSync(path.join(place, 'package.json'))) return fs.realpathSync(place)
  const parent = path.dirname(from)
  return parent === from ? undefined : findPackage(name, parent)
}
