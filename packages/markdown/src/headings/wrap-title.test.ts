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
  ['Text\n\n***\n\n# Heron', {}],
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

test.each([
  ['Text\n\n# Heron', false],
  ['Text\n\n***\n\n# Heron', true],
  ['## Owl\n\n# Heron', true]
])(
  'if titles are removed in a Docusaurus project, whether %j keeps it is %s',
  async (text, isKept) => {
    const {body} = await compileMd(text, {writtenHeadings: true, removeContentTitle: true})
    expect(JSON.stringify(body).includes('"h1"')).toBe(isKept)
  }
)

test('on other sites, only the title at the start is removed', async () => {
  const {body} = await compileMd('Text\n\n# Heron', {removeContentTitle: true})
  expect(body).toContainEqual(title)
})
