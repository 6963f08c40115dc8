import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteConfig, SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {keepProblems} from './keep-problems.js'

const siteConfig = {onBrokenLinks: 'fail'} as SiteConfig
const failure: SiteProblem = {code: 'config-invalid', message: 'no title'}
const warning: SiteProblem = {code: 'git-shallow', message: 'shallow', policy: 'warn'}

function run(problems: readonly SiteProblem[], error: unknown) {
  return keepProblems({problems, siteConfig}, () => Promise.reject(error))
}

test('throws problems of earlier stages together with the problems of the failed stage', async () => {
  const own: SiteProblem = {code: 'import-missing', message: 'no module'}
  const thrown = run([warning, failure], new SiteError(own))
  await expect(thrown).rejects.toMatchObject({
    problems: [{message: 'no title'}, {message: 'no module'}, {message: 'shallow'}]
  })
})

test('a crash after an error isn’t reported', async () => {
  const thrown = run([failure], new Error('lost'))
  await expect(thrown).rejects.toMatchObject({problems: [{message: 'no title'}]})
})

test('rethrows a crash without an earlier error, and a full disk, unchanged', async () => {
  await expect(run([warning], new Error('lost'))).rejects.toThrow('lost')
  const full = Object.assign(new Error('ENOSPC'), {syscall: 'write'})
  await expect(run([failure], full)).rejects.toBe(full)
})
