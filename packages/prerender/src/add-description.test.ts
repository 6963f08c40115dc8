import type {HeadTag} from '@lectern/types'
import {expect, test} from 'vitest'
import {addDescription} from './add-description.js'

const site: HeadTag = {tag: 'meta', attributes: {name: 'description', content: 'The site.'}}
const source = 'docs/owl.md'
const contentsOf = (description: string) => [{toc: [], description, words: 2}]

test('the first paragraph of a page overrides the site description', () => {
  const head = addDescription({head: [site], source}, {contents: contentsOf('An owl.')})
  expect(head.slice(1)).toEqual([
    {tag: 'meta', attributes: {name: 'description', content: 'An owl.'}},
    {tag: 'meta', attributes: {property: 'og:description', content: 'An owl.'}}
  ])
})

test.each([
  ['has its own description', {head: [site], source, hasDescription: true}, contentsOf('An owl.')],
  ['has no paragraph', {head: [site], source}, contentsOf('')],
  ['lists one content', {head: [site]}, contentsOf('An owl.')],
  ['lists several contents', {head: [site], source}, [...contentsOf('A.'), ...contentsOf('B.')]]
])('a page that %s keeps its head', (_, job, contents) => {
  expect(addDescription(job, {contents})).toEqual([site])
})
