// Packs every public package as it's published: compiled code and types, without tests.
import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {writeDeclarations} from './pack/declarations.mjs'
import {stagePackage} from './pack/stage-package.mjs'
import {compilePackages} from './compile.mjs'
import {prebuildModules} from './prebuild-modules.mjs'
import {listPublicPackages, readWorkspace} from './workspace.mjs'

/**
 * Writes the packages to folders that npm can pack, `<outDir>/<name>`.
 *
 * @param {{root: string, outDir: string}} folders
 * @returns {string[]} names of the folders, sorted
 */
export function stagePackages({root, outDir}) {
  const declarations = mkdtempSync(path.join(os.tmpdir(), 'lectern-types-'))
  try {
    writeDeclarations({root, outDir: declarations})
    const workspace = readWorkspace(root)
    return listPublicPackages(workspace).map((item) => {
      const name = path.basename(item.folder)
      stagePackage({root, workspace, item, declarations, folder: path.join(outDir, name)})
      return name
    })
  } finally {
    rmSync(declarations, {recursive: true, force: true})
  }
}

/**
 * Packs every package into `<outDir>/<name>-<version>.tgz`, without publishing or network access.
 *
 * @param {{root: string, outDir: string}} folders
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
  await prebuildModules({root: ROOT})
  const files = packPackages({root: ROOT, outDir})
  console.log(`Packed ${files.length} packages into ${outDir}`)
}
