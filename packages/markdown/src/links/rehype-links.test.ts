import {expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'

const link = (href: string) => ({tag: 'a', props: {href}, children: ['x']})

test.each([
  ['./b.md', 'site-link://0/', './b.md'],
  ['/docs/b.mdx?a=1#c', 'site-link://0/?a=1#c', '/docs/b.mdx'],
  ['@site/docs/b.md', 'site-link://0/', '@site/docs/b.md'],
  ['<./a b.md>', 'site-link://0/', './a b.md'],
  ['./a%20b.md', 'site-link://0/', './a b.md']
])('recognizes %s as a link to a source file', async (href, token, target) => {
  const {body, links} = await compileMd(`[x](${href})`)
  expect([body, links]).toEqual([
    [{tag: 'p', children: [link(token)]}],
    [{target, line: 1, column: 1}]
  ])
})

test('lists a target once', async () => {
  const {links} = await compileMd('[x](a.md) [x](a.md#b) [x](c.md)')
  expect(links.map(({target}) => target)).toEqual(['a.md', 'c.md'])
})

test.each([
  ['./a.zip', 'site-asset://0/'],
  ['@site/static/a.pdf', 'site-asset://0/']
])('recognizes %s as a file', async (href, token) => {
  const {body, assets} = await compileMd(`[x](${href})`)
  expect(body).toEqual([{tag: 'p', children: [link(token)]}])
  expect(assets).toEqual([{target: href, kind: 'link', line: 1, column: 1}])
})

test.each([
  'https://a.b/c.md',
  'mailto:a@b.c',
  '#part',
  '/docs/page',
  '../page',
  './page.html',
  '/files/a.zip'
])('leaves %s unchanged', async (href) => {
  const {body, links, assets} = await compileMd(`[x](${href})`)
  expect([body, links, assets]).toEqual([[{tag: 'p', children: [link(href)]}], [], []])
})

test('leaves pathname:// to the link component', async () => {
  const {body} = await compileMd('[x](pathname:///a.zip)')
  expect(body).toEqual([{tag: 'p', children: [link('pathname:///a.zip')]}])
})

test.each(['javascript:a', 'JavaScript:a', 'vbscript:a', 'data:text/html,a'])(
  'rejects the link %s',
  async (href) => {
    const {body, problems} = await compileMd(`a [x](${href})`)
    expect(body).toEqual([{tag: 'p', children: ['a ', {tag: 'a', children: ['x']}]}])
    expect(problems).toEqual([
      {
        code: 'link-refused',
        policy: 'warn',
        message: `The link to \`${href}\` is unsafe: it would run code.`,
        position: {file: '', line: 1, column: 3},
        hint: 'Link to a page or file, or move the code to a component in an .mdx file.'
      }
    ])
  }
)

test('resolves and rejects links of components that the site overrides', async () => {
  const compile = (href: string) =>
    compileMd(`:link-button[Go]{href="${href}"}`, {live: ['LinkButton']})
  const page = await compile('./b.md')
  expect(page.code).toContain('href: "site-link://0/"')
  expect(page.links).toEqual([{target: './b.md', line: 1, column: 1}])
  const script = await compile('javascript:a')
  expect(script.code).not.toContain('javascript:')
  expect(script.problems.map(({code}) => code)).toEqual(['link-refused'])
})

test('resolves reference-style links and links around images', async () => {
  const {body, links, assets} = await compileMd('[![i](i.png "T")][r]\n\n[r]: r.md')
  const image = {
    src: 'site-asset://0/',
    alt: 'i',
    title: 'T',
    loading: 'lazy',
    decoding: 'async',
    width: 'site-width://0/',
    height: 'site-height://0/'
  }
  expect(body).toEqual([
    {
      tag: 'p',
      children: [
        {tag: 'a', props: {href: 'site-link://0/'}, children: [{tag: 'img', props: image}]}
      ]
    }
  ])
  expect(links).toEqual([{target: 'r.md', line: 1, column: 1}])
  expect(assets).toEqual([{target: 'i.png', kind: 'image', line: 1, column: 2}])
})

test('keeps an explicit image size', async () => {
  const {body} = await compileMd('a <img src="/i.png" width="20">')
  expect(body).toMatchObject([
    {
      children: [
        'a ',
        {tag: 'img', props: {src: 'site-asset://0/', width: 20, loading: 'lazy', decoding: 'async'}}
      ]
    }
  ])
})

test('keeps the URLs of external images', async () => {
  const {assets} = await compileMd('![i](https://a.b/i.png) ![i](data:image/png;base64,AA)')
  expect(assets).toEqual([])
})

test.each([
  ['/base/docs/a#b', '/docs/a#b'],
  ['/docs/a', '/docs/a'],
  ['/base', '/'],
  ['/baseline', '/baseline']
])('if links include the base URL, %s is %s', async (href, expected) => {
  const {body} = await compileMd(`[x](${href})`, {writtenBaseUrl: '/base/'})
  expect(body).toEqual([{tag: 'p', children: [link(expected)]}])
})

test('resolves the files of a plugin in the `srcset` of a `source` element', async () => {
  const addSources = () => (tree: {children: object[]}) => {
    const srcSet = '@site/cache/a-640.avif 640w, @site/cache/a%20b.avif 1280w'
    tree.children.push({
      type: 'picture',
      data: {hName: 'picture'},
      children: [{type: 'source', data: {hName: 'source', hProperties: {srcSet}}, children: []}]
    })
  }
  const {body, assets} = await compileMd('', {functions: '1'}, {remarkPlugins: [addSources]})
  expect(JSON.stringify(body)).toContain('site-asset://0/ 640w, site-asset://1/ 1280w')
  expect(assets.map(({target}) => target)).toEqual([
    '@site/cache/a-640.avif',
    '@site/cache/a b.avif'
  ])
})
