import {spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {packPackages} from '../scripts/pack.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A folder that holds Lectern's packages as users get them. */
export interface PackedProject {
  /** Absolute; sites below it find the packages. */
  folder: string
  /** Absolute folders of the packages, by name. */
  packages: ReadonlyMap<string, string>
  /** Give a folder the packages of this repository's node_modules that it names. */
  link(names: readonly string[]): void
}

/**
 * Pack the packages and unpack them into an empty folder, as an installation would, without a registry: what
 * a package names among its dependencies is linked into its own folder, and nothing else is. One that
 * it forgot is missing here as it would be for a user.
 */
export function createPackedProject(folder: string): PackedProject {
  const outDir = path.join(folder, 'packed')
  const scope = path.join(folder, 'node_modules', '@lectern')
  const packages = new Map(
    packPackages({root: ROOT, outDir}).map((file) => {
      const name = file.replace(/^lectern-|-\d[^/]*\.tgz$/g, '')
      return [`@lectern/${name}`, unpack(path.join(outDir, file), path.join(scope, name))]
    })
  )
  for (const place of packages.values()) linkDependencies(place)
  return {folder, packages, link: (names) => linkAll(names, ROOT, folder)}
}

function unpack(file: string, folder: string): string {
  mkdirSync(folder, {recursive: true})
  const {status, stderr} = spawnSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1'], {
    encoding: 'utf8'
  })
  if (status !== 0) throw new Error(`${file} cannot be unpacked. ${stderr}`)
  return folder
}

function linkDependencies(folder: string): void {
  const {dependencies = {}} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const foreign = Object.keys(dependencies).filter((name) => !name.startsWith('@lectern/'))
  const home = path.join(ROOT, 'packages', path.basename(folder))
  linkAll(foreign, home, folder)
}

/** @param home - Where names are looked up, as Node does. */
function linkAll(names: readonly string[], home: string, folder: string): void {
  for (const name of names) {
    const places = [home, ROOT].map((parent) => path.join(parent, 'node_modules', name))
    const place = places.find((candidate) => existsSync(candidate))
    if (!place) throw new Error(`${name} is not installed.`)
    const link = path.join(folder, 'node_modules', name)
    mkdirSync(path.dirname(link), {recursive: true})
    if (!existsSync(link)) symlinkSync(place, link, 'junction')
  }
}

/** Files of a folder with their text, by posix path. */
export function readTexts(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).startsWith('node_modules'))
  return new Map(files.map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]))
}
