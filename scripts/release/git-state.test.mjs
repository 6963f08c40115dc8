import {spawnSync} from 'node:child_process'
import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createTag, findGitProblems, readGitState} from './git-state.mjs'

/** Creates a repository with one commit. */
function createRepository() {
  const root = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-release-'))
  onTestFinished(() => rmSync(root, {recursive: true, force: true}))
  runGit(root, ['init', '--quiet'])
  runGit(root, ['config', 'user.name', 'A'])
  runGit(root, ['config', 'user.email', 'a@b.example'])
  runGit(root, ['commit', '--quiet', '--allow-empty', '--message', 'First'])
  return root
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 */
function runGit(root, args) {
  const {status, stderr} = spawnSync('git', args, {cwd: root, encoding: 'utf8'})
  expect([status, stderr]).toEqual([0, ''])
}

test('a clean tree without the tag can be released', () => {
  const root = createRepository()
  const state = readGitState(root, 'v1.0.0')
  expect(state).toEqual({
    head: expect.stringMatching(/^[\da-f]{40}$/),
    changes: [],
    tagged: undefined
  })
  expect(findGitProblems(state, 'v1.0.0')).toEqual([])
})

test('reports uncommitted files, and names the first', () => {
  const root = createRepository()
  writeFileSync(path.join(root, 'a.txt'), '')
  writeFileSync(path.join(root, 'b.txt'), '')
  const [problem] = findGitProblems(readGitState(root, 'v1.0.0'), 'v1.0.0')
  expect(problem).toMatchObject({
    code: 'working-tree-dirty',
    message: 'The working tree has 2 uncommitted changes.',
    location: 'a.txt'
  })
})

test('reports an existing tag once a later commit follows it', () => {
  const root = createRepository()
  expect(createTag(root, 'v1.0.0', 'A 1.0.0')).toEqual([])
  expect(findGitProblems(readGitState(root, 'v1.0.0'), 'v1.0.0')).toEqual([])
  runGit(root, ['commit', '--quiet', '--allow-empty', '--message', 'Second'])
  const codes = findGitProblems(readGitState(root, 'v1.0.0'), 'v1.0.0').map(({code}) => code)
  expect(codes).toEqual(['tag-exists'])
  expect(createTag(root, 'v1.0.0', 'A 1.0.0').map(({code}) => code)).toEqual(['tag-failed'])
})
