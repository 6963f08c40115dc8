import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'

const title = {tag: 'h1', props: {id: 'heron'}, children: ['Heron']}

test.each([
  ['# Heron\n\nText', {tag: 'header', children: [title]}],
  ['Text\n\n# Heron', {tag: 'header', children: [title]}]
])('in Docusaurus projects, the title of %j is in a header', async (text, header) => {
  const {body} = await compileMd(text, {writtenHeadings: true})
  expect(body).toContainEqual(expect.objectContaining(header))
})

test.each([
  ['## Owl\n\n# Heron', {}],
  ['<h1>Heron</h1>', {}],
  ['# Heron', {removeContentTitle: true}]
])('%j with %j has no header', async (text, options) => {
  const {body} = await compileMd(text, {writtenHeadings: true, ...options})
  expect(JSON.stringify(body)).not.toContain('header')
})

test('titles of other sites aren’t in a header', async () => {
  expect((await compileMd('# Heron')).body).toEqual([title])
})

test('the title of a page with components is in a header', async () => {
  const {code} = await compileMdx('# Heron\n\n<Owl />', {writtenHeadings: true})
  expect(code).toMatch(/header[\s\S]*h1/)
})
