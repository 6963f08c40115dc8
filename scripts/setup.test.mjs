import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {checkNodeVersion, isInstalled} from './setup.mjs'

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('%s is new enough', (version) => {
    expect(checkNodeVersion(version)).toBeUndefined()
  })

  test.each(['20.18.9', '18.20.0'])('%s is too old, and the message says what to do', (version) => {
    expect(checkNodeVersion(version)).toBe(
      `Node.js ${version} is too old: Lectern needs 20.19 or later. Install a current Node.js from https://nodejs.org and try again.`
    )
  })
})

describe('dependencies are considered installed', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'lectern-setup-'))
    mkdirSync(path.join(root, 'node_modules'))
  })
  afterEach(() => rmSync(root, {recursive: true, force: true}))

  /**
   * @param {string} file
   * @param {Record<string, object>} packages
   */
  function writeLock(file, packages) {
    writeFileSync(path.join(root, file), JSON.stringify({packages}))
  }

  const wanted = {'': {}, 'packages/core': {}, 'node_modules/a': {version: '1.0.0'}}

  test('if npm installed the versions from the lockfile', () => {
    writeLock('package-lock.json', wanted)
    writeLock('node_modules/.package-lock.json', {'node_modules/a': {version: '1.0.0'}})
    expect(isInstalled(root)).toBe(true)
    expect(existsSync(path.join(root, 'node_modules/.lectern-setup'))).toBe(true)
  })

  test('even without optional packages for other systems', () => {
    const optional = {version: '2.0.0', optional: true}
    writeLock('package-lock.json', {...wanted, 'node_modules/b': optional})
    writeLock('node_modules/.package-lock.json', {'node_modules/a': {version: '1.0.0'}})
    expect(isInstalled(root)).toBe(true)
  })

  test('not if a version differs', () => {
    writeLock('package-lock.json', wanted)
    writeLock('node_modules/.package-lock.json', {'node_modules/a': {version: '0.9.0'}})
    expect(isInstalled(root)).toBe(false)
  })

  test('not if the lockfile has changed since a successful check', () => {
    writeLock('package-lock.json', wanted)
    writeLock('node_modules/.package-lock.json', {'node_modules/a': {version: '1.0.0'}})
    expect(isInstalled(root)).toBe(true)
    writeLock('package-lock.json', {...wanted, 'node_modules/c': {version: '1.0.0'}})
    expect(isInstalled(root)).toBe(false)
  })

  test('not if node_modules is missing', () => {
    writeLock('package-lock.json', wanted)
    expect(isInstalled(root)).toBe(false)
  })
})
