// Packs every package that users install, as they get it: compiled code and types, without tests.
import {spawnSync} from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {copyDeclarations, writeDeclarations} from './pack/declarations.mjs'
import {matchPattern} from './pack/match-pattern.mjs'
import {createPublishedManifest, listTypedEntries} from './pack/published-manifest.mjs'
import {compilePackages} from './compile.mjs'
import {makeReady} from './make-ready.mjs'

/** @typedef {import('./pack/published-manifest.mjs').PackageManifest} PackageManifest */

/** What stays at home: tests, what they read, and the note of what a package was compiled from. */
const LEFT_OUT = /(?:^|\/)(?:fixtures|\.inputs)(?:$|\/)|\.test\.\w+$/

/**
 * Write the packages as folders that npm can pack, `<outDir>/<name>`.
 *
 * @param {{root: string, outDir: string}} places
 * @returns {string[]} names of the folders, sorted
 */
export function stagePackages({root, outDir}) {
  const declarations = mkdtempSync(path.join(os.tmpdir(), 'lectern-types-'))
  try {
    writeDeclarations({root, outDir: declarations})
    const names = listPublicPackages(path.join(root, 'packages'))
    for (const name of names)
      stagePackage({root, name, declarations, folder: path.join(outDir, name)})
    return names
  } finally {
    rmSync(declarations, {recursive: true, force: true})
  }
}

/**
 * Lists the packages that aren't `private`, sorted by name.
 *
 * @param {string} packages folder
 * @returns {string[]}
 */
function listPublicPackages(packages) {
  return readdirSync(packages)
    .filter((name) => {
      const file = path.join(packages, name, 'package.json')
      return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).private !== true
    })
    .sort()
}

/**
 * Pack every package into `<outDir>/<name>-<version>.tgz`. Nothing is published, and no network needed.
 *
 * @param {{root: string, outDir: string}} places
 * @returns {string[]} names of the files, sorted
 */
export function packPackages({root, outDir}) {
  const staging = mkdtempSync(path.join(os.tmpdir(), 'lectern-pack-'))
  try {
    const names = stagePackages({root, outDir: staging})
    mkdirSync(outDir, {recursive: true})
    for (const old of listTarballs(outDir)) rmSync(path.join(outDir, old))
    runNpmPack(
      names.map((name) => path.join(staging, name)),
      outDir
    )
    return listTarballs(outDir)
  } finally {
    rmSync(staging, {recursive: true, force: true})
  }
}

/** @param {{root: string, name: string, declarations: string, folder: string}} request */
function stagePackage({root, name, declarations, folder}) {
  const source = path.join(root, 'packages', name)
  /** @type {PackageManifest} */
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'))
  mkdirSync(folder, {recursive: true})
  for (const file of [...(manifest.files ?? []), 'README.md']) {
    cpSync(path.join(source, file), path.join(folder, file), {
      recursive: true,
      filter: (from) => !LEFT_OUT.test(path.relative(source, from).split(path.sep).join('/'))
    })
  }
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'))
  const context = {files: listFiles(folder), repository: readRepository(root, name)}
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify(createPublishedManifest(manifest, context), undefined, 2)}\n`
  )
  const from = path.join(declarations, name, 'src')
  copyDeclarations({from, to: path.join(folder, 'types'), entries: listEntries(manifest, from)})
}

/**
 * @param {PackageManifest} manifest
 * @param {string} folder of its declarations
 */
function listEntries(manifest, folder) {
  const declarations = listFiles(folder).filter((file) => !LEFT_OUT.test(file))
  return listTypedEntries(manifest).flatMap((entry) =>
    declarations.filter((file) => matchPattern(entry, file) !== undefined)
  )
}

/**
 * Lists the files of a folder, posix and relative to it, sorted.
 *
 * @param {string} folder
 */
function listFiles(folder) {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}

/**
 * Reads the value of `repository` for a package: the repository of the workspace, and the package's folder.
 *
 * @param {string} root
 * @param {string} name
 */
function readRepository(root, name) {
  const {repository} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (repository === undefined) return undefined
  const location = typeof repository === 'string' ? {type: 'git', url: repository} : repository
  return {...location, directory: `packages/${name}`}
}

/**
 * @param {readonly string[]} folders
 * @param {string} outDir
 */
function runNpmPack(folders, outDir) {
  const options = ['--pack-destination', outDir, '--ignore-scripts', '--loglevel=error']
  const {status, stderr} = spawnSync('npm', ['pack', ...folders, ...options], {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  if (status !== 0) throw new Error(`npm could not pack the packages.\n${stderr}`)
}

/** @param {string} folder */
function listTarballs(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.tgz'))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {ensureSetup, ROOT} = await import('./setup.mjs')
  await ensureSetup()
  const {values} = parseArgs({options: {'out-dir': {type: 'string', default: 'packed'}}})
  const outDir = path.resolve(values['out-dir'])
  await compilePackages({root: ROOT})
  await makeReady({root: ROOT})
  const files = packPackages({root: ROOT, outDir})
  console.log(`Packed ${files.length} packages into ${outDir}`)
}
