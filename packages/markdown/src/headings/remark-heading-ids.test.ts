import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'

test.each([
  ['## Two  spaces', 'two--spaces'],
  ['## No\u00a0break\u00a0space', 'nobreakspace'],
  ['## A &nbsp; b', 'a--b'],
  ['## `{}` braces \\{a\\}', '-braces-a'],
  ['## A  `b  c`  d', 'a--b--c--d'],
  ['## C++ & C#', 'c--c'],
  ['## With [link](https://a.b) and *em*', 'with-link-and-em'],
  ['## a_b__c', 'a_b__c']
])('%j has the ID %s', async (text, id) => {
  for (const compile of [compileMd, compileMdx]) {
    const {problems, toc} = await compile(text)
    expect([problems, toc]).toMatchObject([[], [{id}]])
  }
})

test('reports an ID with a space', async () => {
  for (const compile of [compileMd, compileMdx]) {
    const {problems, toc} = await compile('## Own {#my id here}')
    expect(toc).toMatchObject([{id: 'my id here'}])
    expect(problems).toEqual([
      {
        code: 'heading-id-invalid',
        policy: 'warn',
        message: "The heading ID `my id here` contains a space, which HTML doesn't allow.",
        position: {file: '', line: 1, column: 1},
        hint: 'Write hyphens instead, e.g. `{#my-id-here}`.'
      }
    ])
  }
})

test.each(['__init__', 'the-__init__-method', 'a*b*', 'a_b'])(
  'reads the ID %s as text',
  async (id) => {
    for (const compile of [compileMd, compileMdx])
      expect((await compile(`## A {#${id}}`)).toc).toEqual([{id, depth: 2, html: 'A'}])
  }
)

test('reads underscores in a commented ID as text', async () => {
  for (const compile of [compileMd, compileMdx])
    expect((await compile('## A {/* #__init__ */}')).toc).toMatchObject([{id: '__init__'}])
})

test.each(['## A {/* #b */}', '## A {/* #b more words */}', '## A {#b}'])(
  'removes the ID from %j in MDX',
  async (text) => {
    expect((await compileMdx(text)).toc).toEqual([{id: 'b', depth: 2, html: 'A'}])
  }
)

test('reads an ID from an HTML comment in Markdown', async () => {
  expect((await compileMd('## A <!-- #b -->')).toc).toEqual([{id: 'b', depth: 2, html: 'A'}])
})

test('braces in a heading are MDX if the site enables it', async () => {
  const {problems} = await compileMdx('## A {#b}', {mdx1Compat: {headingIds: false}})
  expect(problems).toMatchObject([{code: 'mdx-syntax'}])
})

test.each([
  ['differ from explicit ones', undefined, ['a', 'a-1', 'a-2']],
  ["can equal explicit ones, as in Docusaurus's projects", true as const, ['a', 'a', 'a-1']]
])('generated IDs %s', async (_, writtenHeadings, ids) => {
  const {toc} = await compileMd('## One {#a}\n\n## A\n\n## A\n', {writtenHeadings})
  expect(toc.map(({id}) => id)).toEqual(ids)
})

test('reports an explicit ID that an earlier heading has', async () => {
  const {problems} = await compileMd('## A {#a}\n\n## B {#b}\n\n## C {#a}\n\n## A\n')
  expect(problems).toMatchObject([
    {code: 'heading-id-duplicate', policy: 'warn', position: {line: 5, column: 1}}
  ])
})
