import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {describeThrown} from './page-problems.js'

test('an unexpected error becomes a problem of the visited page', () => {
  expect(describeThrown(new Error('No memory.'), 'page /docs/owl', 'docs/owl.md')).toEqual([
    {
      code: 'page-failed',
      message: "The page /docs/owl can't be generated: No memory.",
      position: {file: 'docs/owl.md'}
    }
  ])
  expect(describeThrown(new Error('no memory'), 'file /rss.xml')).toEqual([
    {code: 'page-failed', message: "The file /rss.xml can't be generated: no memory."}
  ])
})

test('an error that has problems keeps them', () => {
  const error = new SiteError({code: 'mdx-syntax', message: 'The tag `<b>` is not closed.'})
  expect(describeThrown(error, 'page /docs/owl')).toBe(error.problems)
})

test('a page whose source is missing names it without the path of the site', () => {
  const error = Object.assign(new Error("ENOENT: no such file, stat '/site/docs/owl.md'"), {
    ...{code: 'ENOENT', path: '/site/docs/owl.md'}
  })
  const [problem] = describeThrown(error, 'page /docs/owl', 'docs/owl.md')
  expect(problem?.message).toBe(
    "The page /docs/owl can't be generated: its source docs/owl.md doesn't exist."
  )
})
