import {expect, test} from 'vitest'
import {compileMd, compileMdx, visibleText} from './compile-sample.js'

test.each([
  [':::note\n\na\n\n:::', {type: 'note'}],
  [':::note\na\n:::', {type: 'note'}],
  [':::caution\na\n:::', {type: 'warning'}],
  [':::tip Some *words*\na\n:::', {type: 'tip', titleHtml: 'Some <em>words</em>'}],
  ['::: tip Words\na\n:::', {type: 'tip', titleHtml: 'Words'}],
  [':::tip[Some *words*]\na\n:::', {type: 'tip', titleHtml: 'Some <em>words</em>'}],
  [':::tip A [b]\na\n:::', {type: 'tip', titleHtml: 'A [b]'}],
  [':::tip A ] b\na\n:::', {type: 'tip', titleHtml: 'A ] b'}],
  [':::tip{title="A & b"}\na\n:::', {type: 'tip', titleHtml: 'A &amp; b'}],
  ['> [!NOTE]\n> a', {type: 'note'}],
  ['> [!caution]\n>\n> a', {type: 'danger'}]
])('reads %j', async (text, props) => {
  const admonition = {tag: 'admonition', props, children: [{tag: 'p', html: 'a'}]}
  expect(await compileMd(text)).toMatchObject({body: [admonition], problems: []})
  expect(await compileMdx(text)).toMatchObject({body: [admonition], problems: []})
})

test('nests admonitions with more colons outside', async () => {
  const {body} = await compileMd('::::note\n\n:::tip Inner\n\na\n\n:::\n\nb\n\n::::')
  expect(body).toEqual([
    {
      tag: 'admonition',
      props: {type: 'note'},
      children: [
        {
          tag: 'admonition',
          props: {type: 'tip', titleHtml: 'Inner'},
          children: [{tag: 'p', html: 'a'}]
        },
        {tag: 'p', html: 'b'}
      ]
    }
  ])
})

test('knows the names that the site adds', async () => {
  const {body, problems} = await compileMd(':::legal\na\n:::', {admonitions: ['legal']})
  expect([body, problems]).toEqual([
    [{tag: 'admonition', props: {type: 'legal'}, children: [{tag: 'p', html: 'a'}]}],
    []
  ])
})

test('keeps an unknown name as text and names the nearest', async () => {
  const {body, problems} = await compileMd('text\n\n:::nota Words\n\na\n\n:::')
  expect(visibleText(body)).toBe('text :::nota Words a :::')
  expect(problems).toEqual([
    {
      code: 'admonition-unknown',
      message: 'There is no admonition named `nota`.',
      position: {file: '', line: 3, column: 1},
      hint: expect.stringMatching(/^Write `:::note`, or add the name .* known names are note, /)
    }
  ])
})

test('leaves the fences in code alone', async () => {
  const {sections} = await compileMd('```md\n:::note Some title\n:::\n```')
  expect(sections).toEqual([{id: '', heading: '', text: ':::note Some title :::'}])
})

test('leaves a quote alone in which the mark is not on a line of its own', async () => {
  expect((await compileMd('> [!NOTE] a')).body).toMatchObject([{tag: 'blockquote'}])
})
