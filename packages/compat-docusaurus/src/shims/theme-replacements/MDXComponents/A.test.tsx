import {expect, test} from 'vitest'
import {renderOnPage} from '../../../fixtures/run-hook.js'
import MDXA from './A.js'

test.each([
  ['/base/docs/heron', '/base/docs/heron'],
  ['/docs/heron', '/base/docs/heron'],
  ['#nests', '#nests'],
  ['https://example.com/base/', 'https://example.com/base/']
])('a link in content to %s refers to %s', (href, target) => {
  const html = renderOnPage(<MDXA href={href}>Heron</MDXA>)
  expect(/href="([^"]*)"/.exec(html)?.[1]).toBe(target)
})
