import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {packPackages} from '../scripts/pack.mjs'
import {installTarballs, linkPackages} from '../scripts/release/install-tarballs.mjs'
import {readTarball, type Tarball} from '../scripts/release/tarball.mjs'
import {listFiles} from './list-files.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A folder with Lectern's packages as they're published. */
export interface PackedProject {
  /** Absolute path. Sites in this folder can import the packages. */
  folder: string
  tarballs: readonly Tarball[]
  /** Absolute folders of the packages, by name. */
  packages: ReadonlyMap<string, string>
  /** Links packages from this repository's node_modules into the folder. */
  link(names: readonly string[]): void
}

/** Packs the packages and installs them in an empty folder without a registry. */
export async function createPackedProject(folder: string): Promise<PackedProject> {
  const outDir = path.join(folder, 'packed')
  const files = packPackages({root: ROOT, outDir})
  const tarballs = await Promise.all(files.map((file) => readTarball(path.join(outDir, file))))
  const packages = installTarballs({root: ROOT, tarballs, folder})
  const link = (names: readonly string[]) => linkPackages({root: ROOT, from: '', names, folder})
  return {folder, tarballs, packages, link}
}

/** Runs the type check of a site, and returns its output. */
export function checkTypes(siteDir: string): string {
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', siteDir], {encoding: 'utf8', cwd: siteDir})
    .stdout
}

/** Reads the files in a folder as text, by path with forward slashes. */
export function readTexts(folder: string): Map<string, string> {
  const files = listFiles(folder).filter((file) => !file.startsWith('node_modules'))
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}
