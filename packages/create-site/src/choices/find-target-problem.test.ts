import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createUnwritable, findTargetProblem} from './find-target-problem.js'

test('accepts a folder that is new, empty or contains only a repository', () => {
  const parent = createTemporarySite()
  expect(findTargetProblem(path.join(parent, 'deep/er/new'))).toBeUndefined()
  expect(findTargetProblem(parent)).toBeUndefined()
  mkdirSync(path.join(parent, '.git'))
  expect(findTargetProblem(parent)).toBeUndefined()
})

test('doesn’t write into a non-empty folder and lists its contents', () => {
  const folder = createTemporarySite()
  for (const name of ['d.md', 'b.md', 'a.md', 'c.md']) writeFileSync(path.join(folder, name), '')
  expect(findTargetProblem(folder)).toEqual({
    code: 'target-not-empty',
    message: `The folder ${folder} isn't empty: it contains a.md, b.md, c.md and 1 more.`,
    hint: 'Choose a new or empty folder.'
  })
})

test('rejects a file and a folder below a file', () => {
  const file = path.join(createTemporarySite(), 'notes.txt')
  writeFileSync(file, '')
  expect(findTargetProblem(file)?.message).toBe(`The path ${file} is a file.`)
  expect(findTargetProblem(path.join(file, 'site'))).toEqual(
    createUnwritable(path.join(file, 'site'), `${file} is a file`)
  )
})
