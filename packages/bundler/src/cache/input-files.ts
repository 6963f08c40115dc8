import path from 'node:path'
import type {Metafile} from 'esbuild'
import {packageOf} from '@lectern/shared/files/is-installed'

/** Endings that an import may leave out. */
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json']
/** Files that say how the code around them and below is read. */
const CONFIGURATIONS = ['package.json', 'tsconfig.json', 'jsconfig.json']

/** What modules that a plugin makes out of one file begin with; the file's relative path follows. */
const MADE_FROM_FILES = /^(?:module-styles|svg-component|required-file|replaced-file|inline-\w+):/

/** Absolute paths of the files behind a bundle; modules that the generator writes are left out. */
export function listInputFiles({inputs}: Metafile, workingDir: string): string[] {
  return Object.keys(inputs)
    .filter((file) => !/^[a-z-]+:/.test(file) || MADE_FROM_FILES.test(file))
    .map((file) => path.resolve(workingDir, file.replace(MADE_FROM_FILES, '')))
}

/** Absolute paths of the files that esbuild wrote. */
export function listOutputFiles(metafiles: readonly Metafile[], workingDir: string): string[] {
  return metafiles.flatMap(({outputs}) =>
    Object.keys(outputs).map((file) => path.resolve(workingDir, file))
  )
}

/**
 * Files that decide what a bundle holds without being part of it: those that an import would find
 * instead, if they were there, and those that say how code is read. Of a package that is its manifest, which
 * names its files, and the one that the site would have if it installed the package itself.
 *
 * @param files - Absolute paths of the files behind the bundle.
 * @param siteDir - Absolute.
 */
export function listDecidingFiles(files: readonly string[], siteDir: string): string[] {
  const own = files.filter((file) => !file.includes('/node_modules/'))
  const known = new Set(files)
  const deciding = new Set([
    ...own.flatMap(listRivals),
    // Compiled contents import packages as well, and lie nowhere.
    ...listConfigurations(siteDir, siteDir),
    ...own.flatMap((file) => listConfigurations(path.dirname(file), siteDir)),
    ...files.flatMap((file) => listManifests(file, siteDir))
  ])
  return [...deciding].filter((file) => !known.has(file))
}

/** `a/b.js` may have to give way to `a/b.ts` or `a/b`; `a/index.js` to `a.js` as well. */
function listRivals(file: string): string[] {
  const {dir, name} = path.parse(file)
  const stem = path.join(dir, name)
  const stems = name === 'index' ? [stem, dir] : [stem]
  return stems.flatMap((own) => [own, ...ENDINGS.map((ending) => own + ending)])
}

function listConfigurations(folder: string, siteDir: string): string[] {
  if (path.relative(siteDir, folder).startsWith('..')) return []
  const own = CONFIGURATIONS.map((name) => path.join(folder, name))
  return folder === siteDir ? own : [...own, ...listConfigurations(path.dirname(folder), siteDir)]
}

function listManifests(file: string, siteDir: string): string[] {
  const found = packageOf(file)
  if (!found) return []
  return [found.folder, path.join(siteDir, 'node_modules', found.name)].map((folder) =>
    path.join(folder, 'package.json')
  )
}
