import type {HeadTag} from '@lectern/types'
import {expect, test} from 'vitest'
import {addDescription, applyHeadDescription} from './add-description.js'

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

test('components read the description in the head', () => {
  const own: HeadTag = {tag: 'meta', attributes: {name: 'description', content: 'Own.'}}
  const job = {head: [site, own], source, hasDescription: true}
  const [content] = applyHeadDescription(job, contentsOf('An owl.'))
  expect(content?.description).toBe('Own.')
})

test.each([
  ['without its own description', {head: [site], source}, contentsOf('An owl.')],
  ['that lists one content', {head: [site], hasDescription: true}, contentsOf('An owl.')],
  [
    'with several contents',
    {head: [site], source, hasDescription: true},
    [...contentsOf('A.'), ...contentsOf('B.')]
  ]
])('a page %s keeps the descriptions of its contents', (_, job, contents) => {
  expect(applyHeadDescription(job, contents)).toEqual(contents)
})
