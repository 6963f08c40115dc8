import {mkdirSync, mkdtempSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {installNode} from './install-node.mjs'

/** Creates a folder that exists until the test ends. */
function createFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-install-node-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  return folder
}

test('installs each version once, in its own folder', () => {
  const folder = createFolder()
  /** @type {(readonly string[])[]} */
  const calls = []
  const programs = path.join(folder, '24/node_modules/node/bin')
  /** @type {import('./install-packages.mjs').RunCommand} */
  const run = (command, args) => {
    calls.push([command, ...args])
    mkdirSync(programs, {recursive: true})
    return true
  }
  expect(installNode('24', {folder, run})).toBe(programs)
  expect(installNode('24', {folder, run})).toBe(programs)
  expect(calls).toEqual([expect.arrayContaining(['npm', 'install', 'node@24'])])
})

test('a version that can’t be installed is an error', () => {
  const options = {folder: createFolder(), run: () => false}
  expect(() => installNode('99', options)).toThrow("Node.js 99 can't be installed")
})

test.each(['', 'latest', '24; ls', '../24'])('the version %j is rejected', (version) => {
  expect(() => installNode(version, {run: () => true})).toThrow('expected a version such as 24')
})
