import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {joinProblems} from './join-problems.js'

function fail(baseUrl: string, ...messages: string[]) {
  const problems = messages.map((message) => ({code: 'render-failed' as const, message}))
  return {baseUrl, error: new SiteError(problems, {cause: baseUrl})}
}

test('a problem in all locales is reported once', () => {
  const {problems, cause} = joinProblems([
    fail('/', 'The page /docs/a fails.', 'a'),
    fail('/de/', 'The page /de/docs/a fails.', 'b')
  ])
  expect(problems.map(({message}) => message)).toEqual(['The page /docs/a fails.', 'a', 'b'])
  expect(cause).toBe('/')
})
