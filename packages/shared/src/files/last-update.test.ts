import type {SourceHistory} from '@lectern/types'
import {expect, test} from 'vitest'
import {findLastUpdate, NO_CHANGES, readChanges} from './last-update.js'

const both = {showLastUpdateTime: true, showLastUpdateAuthor: true}
const none = {showLastUpdateTime: false, showLastUpdateAuthor: false}
const change = {date: '2024-05-06T07:08:09.000Z', author: 'Ada'}

test('shows the data from Git', () => {
  expect(findLastUpdate(undefined, change, both)).toEqual({
    date: change.date,
    shown: {lastUpdatedAt: change.date, lastUpdatedBy: 'Ada'}
  })
})

test('shows only the fields in the options, and keeps the date for the route', () => {
  expect(findLastUpdate(undefined, change, {...none, showLastUpdateAuthor: true})).toEqual({
    date: change.date,
    shown: {lastUpdatedBy: 'Ada'}
  })
  expect(findLastUpdate({date: '2023-01-31'}, undefined, none)).toEqual({
    date: '2023-01-31T00:00:00.000Z',
    shown: {}
  })
})

test('lists everyone who changed a page', () => {
  const options = {...none, showContributors: true}
  expect(findLastUpdate(undefined, change, options).shown).toEqual({contributors: ['Ada']})
  const contributors = ['Ada', 'Eve', 'Joe']
  expect(findLastUpdate(undefined, {...change, contributors}, options).shown).toEqual({
    contributors
  })
})

test('front matter overrides single values', () => {
  expect(findLastUpdate({author: 'Eve'}, change, both).shown).toEqual({
    lastUpdatedAt: change.date,
    lastUpdatedBy: 'Eve'
  })
  expect(findLastUpdate({date: '1/31/2023'}, change, both).shown).toEqual({
    lastUpdatedAt: '2023-01-31T00:00:00.000Z',
    lastUpdatedBy: 'Ada'
  })
})

test('front matter can hide the last update', () => {
  expect(findLastUpdate(false, change, both)).toEqual({shown: {}})
})

test("doesn't read the history if no page shows it", async () => {
  const asked: string[] = []
  const history: SourceHistory = {
    read(directory) {
      asked.push(directory)
      return Promise.resolve(NO_CHANGES)
    }
  }
  await readChanges('/site/docs', {history}, none)
  await readChanges('/site/blog', {history}, {...none, showLastUpdateTime: true})
  expect(asked).toEqual(['/site/blog'])
})
