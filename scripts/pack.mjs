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
import {createPublishedManifest, findTypedSources} from './pack/published-manifest.mjs'
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
    const names = readdirSync(path.join(root, 'packages'))
      .filter((name) => existsSync(path.join(root, 'packages', name, 'package.json')))
      .sort()
    for (const name of names)
      stagePackage({root, name, declarations, folder: path.join(outDir, name)})
    return names
  } finally {
    rmSync(declarations, {recursive: true, force: true})
  }
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
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify(createPublishedManifest(manifest), undefined, 2)}\n`
  )
  const from = path.join(declarations, name, 'src')
  copyDeclarations({from, to: path.join(folder, 'types'), entries: listEntries(manifest, from)})
}

/**
 * @param {PackageManifest} manifest
 * @param {string} folder of its declarations
 */
function listEntries(manifest, folder) {
  return findTypedSources(manifest).flatMap((source) => {
    const entry = source.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts')
    if (!entry.includes('*')) return [entry]
    return listDeclarations(folder, path.dirname(entry), entry.endsWith('/*'))
  })
}

/**
 * @param {string} folder
 * @param {string} below
 * @param {boolean} recursive
 */
function listDeclarations(folder, below, recursive) {
  return readdirSync(path.join(folder, below), {recursive, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join(below, file))
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
