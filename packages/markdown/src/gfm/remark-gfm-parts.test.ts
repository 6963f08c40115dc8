import {expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'

test.each([
  ['see https://a.b/c', 'https://a.b/c', 'https://a.b/c'],
  ['see www.a.b', 'http://www.a.b', 'www.a.b'],
  ['see me@a.b', 'mailto:me@a.b', 'me@a.b'],
  ['see me&#64;a.b', 'mailto:me@a.b', 'me@a.b']
])('links the URL in %j', async (text, href, label) => {
  expect((await compileMd(text)).body).toEqual([
    {tag: 'p', children: ['see ', {tag: 'a', props: {href}, children: [label]}]}
  ])
})

test.each([
  ['a ~~b~~', {tag: 'p', html: 'a <del>b</del>'}],
  ['a\n:-\nb', {tag: 'table'}],
  ['a | b\n--|--', {tag: 'table'}],
  ['- [ ] a', {tag: 'ul', props: {className: 'contains-task-list'}}],
  ['- [X] a', {tag: 'ul', props: {className: 'contains-task-list'}}]
])('parses %j like GitHub', async (text, node) => {
  expect((await compileMd(text)).body).toMatchObject([node])
})

test('adds footnotes at the end, outside the table of contents', async () => {
  const {body, toc} = await compileMd('a[^1]\n\n[^1]: b')
  expect(body.map((node) => (typeof node === 'string' ? node : node.tag))).toEqual(['p', 'section'])
  expect(toc).toEqual([])
})
