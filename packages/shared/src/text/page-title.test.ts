import {expect, test} from 'vitest'
import {formatPageTitle} from './page-title.js'

test.each([
  ['Page', 'Page | Site'],
  [' Page ', 'Page | Site'],
  ['Site', 'Site'],
  ['', 'Site'],
  [undefined, 'Site']
])('the title %j is shown as %j', (title, shown) => {
  expect(formatPageTitle(title, {title: 'Site', titleDelimiter: '|'})).toBe(shown)
})
