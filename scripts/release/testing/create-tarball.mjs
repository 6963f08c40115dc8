import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {onTestFinished} from 'vitest'
import {readTarball} from '../tarball.mjs'

/** Creates an empty folder that is removed with the test. */
export function createFolder() {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-release-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  return folder
}

/**
 * Writes files into a folder.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} files text by path
 */
export function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const target = path.join(folder, name)
    mkdirSync(path.dirname(target), {recursive: true})
    writeFileSync(target, text)
  }
}

/**
 * Creates the tarball of a package without faults, but for what a test changes.
 *
 * @param {Readonly<Record<string, unknown>>} [changes] of its package.json
 * @param {Readonly<Record<string, string>>} [files] text by path; an empty one is left out
 */
export function createTarball(changes = {}, files = {}) {
  const folder = createFolder()
  const manifest = {
    name: 'a',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    exports: {'.': {types: './types/index.d.ts', default: './dist/index.js'}},
    files: ['dist', 'types'],
    engines: {node: '>=20'},
    ...changes
  }
  const contents = {
    'package.json': JSON.stringify(manifest),
    'README.md': '# a\n',
    LICENSE: 'MIT\n',
    'dist/index.js': 'export const a = 1\n',
    'types/index.d.ts': 'export declare const a: number\n',
    ...files
  }
  const kept = Object.entries(contents).filter(([, text]) => text !== '')
  writeFiles(path.join(folder, 'package'), Object.fromEntries(kept))
  spawnSync('tar', ['-czf', 'a.tgz', 'package'], {cwd: folder})
  return readTarball(path.join(folder, 'a.tgz'))
}
