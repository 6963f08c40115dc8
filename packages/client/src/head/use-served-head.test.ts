import {expect, onTestFinished, test, vi} from 'vitest'
import type {HeadTag} from '@lectern/types'
import {createDocument} from '../fixtures/create-document.js'
import {hasSameTags, readServedHead} from './use-served-head.js'

const TITLE: HeadTag = {tag: 'title', content: 'Owl'}
const DESCRIPTION: HeadTag = {tag: 'meta', attributes: {name: 'description', content: 'Hunts'}}
const WIDTH: HeadTag = {tag: 'meta', attributes: {name: 'viewport', content: 'width=1'}}

function serve(head: readonly HeadTag[]) {
  vi.stubGlobal('window', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  return readServedHead(createDocument({head}))
}

test('the same tags in a different order, without absent attributes, are the sent ones', () => {
  const served = serve([WIDTH, TITLE, DESCRIPTION])
  const attributes = {content: 'Hunts', name: 'description', lang: undefined}
  expect(hasSameTags(served, [{tag: 'meta', attributes}, TITLE])).toBe(true)
  // The browser doesn't render scripts and the tags of elements that always exist.
  expect(hasSameTags(served, [TITLE, DESCRIPTION, {tag: 'html'}, {tag: 'script'}])).toBe(true)
  expect(served.elements).toHaveLength(2)
})

test.each([
  ['a missing tag', [TITLE]],
  ['an additional tag', [TITLE, DESCRIPTION, {tag: 'link', attributes: {rel: 'me', href: '/'}}]],
  ['a different text', [{...TITLE, content: 'Gull'}, DESCRIPTION]]
] satisfies [string, HeadTag[]][])('%s has to be rendered', (_name, tags) => {
  expect(hasSameTags(serve([TITLE, DESCRIPTION]), tags)).toBe(false)
})

test('a tag that a later one replaces stays in the document', () => {
  const served = serve([
    {...DESCRIPTION, attributes: {name: 'description', content: 'Flies'}},
    DESCRIPTION
  ])
  expect(hasSameTags(served, [DESCRIPTION])).toBe(true)
  expect(served.elements).toHaveLength(1)
})
