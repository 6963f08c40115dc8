import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {describeThrown} from './page-problems.js'

test('an unexpected error becomes a problem of the visited page', () => {
  expect(describeThrown(new Error('the worker has ended'))).toEqual([
    {code: 'page-failed', message: "The page can't be generated: the worker has ended."}
  ])
})

test('an error that has problems keeps them', () => {
  const error = new SiteError({code: 'mdx-syntax', message: 'The tag `<b>` is not closed.'})
  expect(describeThrown(error)).toBe(error.problems)
})
