import type {SourceChanges} from '@lectern/types'
import {expect, test} from 'vitest'
import {testPostFile} from '../fixtures/test-blog.js'
import {findDates} from './find-dates.js'

const CREATED = '2024-05-06T07:08:09.000Z'
const FILE_DATE = '2025-01-02T03:04:05.000Z'

/** Finds the dates of posts by file. Also returns the folders whose Git history was read. */
async function datesOf(posts: Readonly<Record<string, object>>, committed: readonly string[] = []) {
  const asked: string[] = []
  const find: SourceChanges['find'] = (file) =>
    committed.includes(file) ? {date: FILE_DATE, author: 'Ada', created: CREATED} : undefined
  const history = {
    async read(directory: string) {
      asked.push(directory)
      return {find, problems: []}
    }
  }
  const files = Object.entries(posts).map(([file, data]) => testPostFile(file, {...data}))
  const dated = await findDates(
    files,
    {siteDir: '/site', history},
    {path: 'blog', localized: '/site/i18n/de/blog'},
    async () => new Date(FILE_DATE)
  )
  return {asked, dates: dated.map(({fallbackDate}) => fallbackDate)}
}

test('a post without a date gets the date of the commit that added it', async () => {
  const {dates, asked} = await datesOf({'a.md': {}}, ['/site/blog/a.md'])
  expect(dates).toEqual([{date: CREATED, origin: 'git'}])
  expect(asked).toEqual(['/site/blog', '/site/i18n/de/blog'])
})

test('an uncommitted post has the date of its file', async () => {
  const {dates} = await datesOf({'a.md': {}, '2024-13-40-b.md': {}})
  const file = {date: FILE_DATE, origin: 'file'}
  expect(dates).toEqual([file, file])
})

test('only queries Git for posts without an explicit date', async () => {
  const posts = {'2024-01-02-a.md': {}, 'b.md': {date: '2024-01-03'}, 'c.md': {date: 'soon'}}
  expect(await datesOf(posts)).toEqual({asked: [], dates: [undefined, undefined, undefined]})
})
