import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {createGitLock} from './git-lock.js'

let root = ''

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-git-lock-'))
})
afterEach(() => fs.rmSync(root, {recursive: true}))

const SITE = 'sites/docs'
/** Time at which the lock was created, in milliseconds. */
const MADE = 1_000_000_000

function lockIn(folder: string): void {
  const file = path.join(root, folder, 'index.lock')
  fs.writeFileSync(file, '')
  fs.utimesSync(file, MADE / 1000, MADE / 1000)
}

function isLocked(now: number): boolean {
  return createGitLock(path.join(root, SITE), () => now)()
}

test('Git counts as running while its lock exists, unless the lock is stale', () => {
  fs.mkdirSync(path.join(root, SITE), {recursive: true})
  fs.mkdirSync(path.join(root, '.git'))
  expect(isLocked(MADE)).toBe(false)
  lockIn('.git')
  expect(isLocked(MADE + 500)).toBe(true)
  expect(isLocked(MADE + 60_000)).toBe(false)
})

test('finds the lock of a worktree through its `.git` file', () => {
  fs.mkdirSync(path.join(root, SITE), {recursive: true})
  fs.mkdirSync(path.join(root, 'main/worktrees/docs'), {recursive: true})
  fs.writeFileSync(path.join(root, SITE, '.git'), 'gitdir: ../../main/worktrees/docs\n')
  lockIn('main/worktrees/docs')
  expect(isLocked(MADE + 500)).toBe(true)
})

test('a site outside a repository is never locked', () => {
  fs.mkdirSync(path.join(root, SITE), {recursive: true})
  fs.mkdirSync(path.join(root, '.git-not'))
  expect(isLocked(MADE)).toBe(false)
})
