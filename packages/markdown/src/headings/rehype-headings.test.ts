import type {MarkdownFunctions} from '@lectern/types'
import type {Root} from 'mdast'
import {expect, test} from 'vitest'
import {compileMd, compileMdx} from '../fixtures/compile-sample.js'

test('adds numbers to the IDs of identical headings', async () => {
  const {toc} = await compileMd('## A\n\n## A\n\n### A')
  expect(toc.map(({id, depth}) => [id, depth])).toEqual([
    ['a', 2],
    ['a-1', 2],
    ['a-2', 3]
  ])
})

test.each([
  '## A b {#x}',
  '## A b {#x} ##',
  '## A b {/* #x */}',
  '## A b {/*#x*/}',
  'A b {#x}\n---'
])('removes the ID from %j', async (text) => {
  const {body, toc} = await compileMd(text)
  expect([body, toc]).toEqual([
    [{tag: 'h2', props: {id: 'x'}, children: ['A b']}],
    [{id: 'x', depth: 2, html: 'A b'}]
  ])
})

test('doesn’t generate an ID that the author already uses', async () => {
  const {toc} = await compileMd('## A\n\n## B {#a}')
  expect(toc.map(({id}) => id)).toEqual(['a-1', 'a'])
})

test('keeps heading markup except links in the table of contents', async () => {
  const {toc} = await compileMd('## A `b` [*c*](d) & e[^1]\n\n[^1]: f')
  expect(toc).toEqual([{id: 'a-b-c--e', depth: 2, html: 'A <code>b</code> <em>c</em> &amp; e'}])
})

test('only uses an opening level-1 heading as the title', async () => {
  const {contentTitle, toc} = await compileMd('<!-- c -->\n\n# A\n\n# B')
  expect([contentTitle, toc]).toEqual(['A', [{id: 'b', depth: 1, html: 'B'}]])
  expect((await compileMd('text\n\n# A')).contentTitle).toBeUndefined()
})

test('splits the text, including code, at headings', async () => {
  const {sections} = await compileMd('a\n\n- b\n- c\n\n## D\n\n```\ne\n```\n\n> ## F\n> g')
  expect(sections).toEqual([
    {id: '', heading: '', text: 'a b c'},
    {id: 'd', heading: 'D', text: 'e'},
    {id: 'f', heading: 'F', text: 'g'}
  ])
})

test.each<[string, MarkdownFunctions, readonly string[]]>([
  ['after others', {remarkPlugins: [addHeading]}, ['written']],
  ['before them', {beforeDefaultRemarkPlugins: [addHeading]}, ['written', 'added']]
])('with writtenHeadings, handles headings of plugins that run %s', async (_, own, ids) => {
  const text = '## Written\n\n<h2>HTML</h2>\n'
  const {toc} = await compileMd(text, {writtenHeadings: true}, own)
  expect(toc.map(({id}) => id)).toEqual(ids)
  const all = await compileMd(text, {}, own)
  expect(all.toc.map(({id}) => id)).toEqual(['written', 'html', 'added'])
})

function addHeading() {
  return (tree: Root) => {
    tree.children.push({type: 'heading', depth: 2, children: [{type: 'text', value: 'Added'}]})
  }
}

test('a module exports the headings of partials in place, with one import per partial', async () => {
  const imports = "import Part from './_part.mdx'\nimport Other from './_other.md'"
  const text = `${imports}\n\n## A\n\n<Part />\n\n<div><Part /></div>\n\n## B\n\nText <Other />.`
  const {code, toc} = await compileMdx(text)
  expect(toc.map(({id}) => id)).toEqual(['a', 'b'])
  expect(code).toContain('import {toc as __tocPart} from "./_part.mdx";')
  expect(code.match(/__tocPart\b/g)).toHaveLength(3)
  expect(code).toMatch(/export const toc = \[\{.*?"a".*?\}, \.\.\.__tocPart, \.\.\.__tocPart, \{/s)
  expect(code).not.toContain('__tocOther')
})

test.each([
  ['no partial', "import Part from './part.jsx'\n\n<Part />"],
  ['a file that a loader reads', "import Part from '!!raw-loader!./_part.md'\n\n<Part />"]
])('a page with %s exports no headings', async (_title, text) => {
  expect((await compileMdx(text)).code).not.toContain('toc')
})

test('a page’s own exported table of contents is kept', async () => {
  const text = "import Part from './_part.mdx'\n\n<Part />\n\nexport const toc = []"
  const {code} = await compileMdx(text)
  expect(code.match(/\btoc\b/g)).toHaveLength(1)
  expect(code).not.toContain('__tocPart')
})
