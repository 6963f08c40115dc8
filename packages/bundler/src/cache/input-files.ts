import path from 'node:path'
import type {Metafile} from 'esbuild'
import {isInside} from '@lectern/shared/files/relative-path'
import {isInstalled, packageOf} from '@lectern/shared/files/is-installed'
import {EXTENSIONS} from '../corrections/exact-names.js'

/** Files with settings for the code in their folder and below. */
const CONFIGURATIONS = ['package.json', 'tsconfig.json', 'jsconfig.json']

/**
 * Prefix of a module name if a plugin generates the module from one file. The file's relative path
 * follows.
 */
const MADE_FROM_FILES = /^(?:svg-component|required-file|replaced-file|inline-\w+):/

/**
 * Prefix of the CSS of a CSS module. A name follows, which isn't always a path. The module itself is
 * in the metafile, too, and imports its CSS.
 */
const MODULE_STYLES = 'module-styles:'

/** Lists the absolute paths of a bundle's source files. Generated modules aren't included. */
export function listInputFiles({inputs}: Metafile, workingDir: string): string[] {
  return Object.keys(inputs)
    .filter((file) => !/^[a-z-]+:/.test(file) || MADE_FROM_FILES.test(file))
    .map((file) => path.resolve(workingDir, file.replace(MADE_FROM_FILES, '')))
}

/** Lists the absolute paths of some of a bundle's source files, by their names in the metafile. */
export function listUsedFiles(
  {inputs}: Metafile,
  names: readonly string[],
  workingDir: string
): string[] {
  const files = names.flatMap((name) =>
    name.startsWith(MODULE_STYLES) ? listImporters(inputs, name) : name
  )
  const used = [...new Set(files)].flatMap((name) =>
    inputs[name] ? [[name, inputs[name]] as const] : []
  )
  return listInputFiles({inputs: Object.fromEntries(used), outputs: {}}, workingDir)
}

function listImporters(inputs: Metafile['inputs'], name: string): string[] {
  return Object.entries(inputs).flatMap(([file, {imports}]) =>
    imports.some(({path: imported}) => imported === name) ? [file] : []
  )
}

/** Lists the absolute paths of the files that esbuild wrote. */
export function listOutputFiles(metafiles: readonly Metafile[], workingDir: string): string[] {
  return metafiles.flatMap(({outputs}) =>
    Object.keys(outputs).map((file) => path.resolve(workingDir, file))
  )
}

/**
 * Lists files that affect a bundle without being part of it: settings for reading code, and missing
 * files that an import would resolve to if they existed. For an installed package, the list has its
 * manifest and the path where the site's own installation would be.
 *
 * @param files - Absolute paths of the bundle's source files.
 * @param siteDir - Absolute.
 */
export function listDecidingFiles(files: readonly string[], siteDir: string): string[] {
  const own = files.filter((file) => !isInstalled(file))
  const known = new Set(files)
  const deciding = new Set([
    ...own.flatMap(listRivals),
    // Compiled contents can also import packages, but they aren't in the list of files.
    ...listConfigurations(siteDir, siteDir),
    ...own.flatMap((file) => listConfigurations(path.dirname(file), siteDir)),
    ...files.flatMap((file) => listManifests(file, siteDir))
  ])
  return [...deciding].filter((file) => !known.has(file))
}

/** Lists files that would take precedence: `a/b.ts` over `a/b.js`, and `a.js` over `a/index.js`. */
function listRivals(file: string): string[] {
  const {dir, name} = path.parse(file)
  const stem = path.join(dir, name)
  const stems = name === 'index' ? [stem, dir] : [stem]
  return stems.flatMap((own) => [own, ...EXTENSIONS.map((ending) => own + ending)])
}

function listConfigurations(folder: string, siteDir: string): string[] {
  if (!isInside(folder, siteDir)) return []
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
