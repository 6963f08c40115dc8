import type {HeadTag} from '@lectern/types'
import {expect, test} from 'vitest'
import {addDescription} from './add-description.js'

const site: HeadTag = {tag: 'meta', attributes: {name: 'description', content: 'The site.'}}
const contentsOf = (description: string) => [{toc: [], description, words: 2}]

test('the first paragraph of a page overrides the site description', () => {
  const head = addDescription({head: [site]}, {contents: contentsOf('An owl.')})
  expect(head.slice(1)).toEqual([
    {tag: 'meta', attributes: {name: 'description', content: 'An owl.'}},
    {tag: 'meta', attributes: {property: 'og:description', content: 'An owl.'}}
  ])
})

test.each([
  ['has its own description', {head: [site], hasDescription: true}, contentsOf('An owl.')],
  ['has no paragraph', {head: [site]}, contentsOf('')],
  ['lists several contents', {head: [site]}, [...contentsOf('A.'), ...contentsOf('B.')]]
])('a page that %s keeps its head', (_, job, contents) => {
  expect(addDescription(job, {contents})).toEqual([site])
})
