import {describe, expect, test} from 'vitest'
import {readPage} from './read-page.js'

const references = (html: string) =>
  readPage(html, 'a.html').references.map(({kind, url}) => `${kind} ${url}`)

test('reads the metadata in the head of a page', () => {
  const html = `<!doctype html><html lang="en"><head><title>A &amp; b</title>
<meta name="description" content="What it is."><meta name="docusaurus_tag" content="docs-default-current">
<meta name="robots" content="noindex, nofollow"><link rel="canonical" href="https://a.org/b"></head>
<body><svg><title>Not this</title></svg></body></html>`
  expect(readPage(html, 'a.html')).toMatchObject({
    lang: 'en',
    title: 'A & b',
    description: 'What it is.',
    scope: 'docs-default-current',
    isIndexed: false,
    canonical: 'https://a.org/b'
  })
})

test.each([
  ['0; url=/a', '/a'],
  ["5;URL='/a b'", '/a b'],
  ['30', undefined]
])('a page that refreshes with “%s” redirects to %s', (content, to) => {
  const html = `<meta http-equiv="Refresh" content="${content}">`
  expect(readPage(html, 'a.html').redirect?.text).toBe(to)
})

describe('references of a page', () => {
  test.each([
    ['<a href=" /a ">x</a><a href="/a">y</a><a>z</a>', ['link /a', 'link /a']],
    ['<a href="/a" data-no-navigation>x</a>', []],
    ['<constructor href="/a"></constructor><link rel="constructor" href="/b">', []],
    ['<map><area href="/a" alt=""></map>', ['link /a']],
    [
      '<img src="/a.png" srcset="/a,b.png 1x, data:image/png;base64,AA== 2x, /c.png" alt="">',
      ['image /a.png', 'variant /a,b.png', 'variant data:image/png;base64,AA==', 'variant /c.png']
    ],
    [
      '<video src="/a" poster="/b"><track src="/c"><source src="/d"></video>',
      ['media /a', 'image /b', 'media /c', 'media /d']
    ],
    ['<link rel="stylesheet" href="/a"><link rel="preconnect" href="//b">', ['style /a']],
    ['<link rel="alternate icon" href="/a">', ['link /a']],
    ['<meta property="og:image" content="/a.png">', ['preview /a.png']],
    ['<script src="/a"></script><script>"<img src=/b>"</script>', ['script /a']],
    ['<iframe src="/a"></iframe><object data="/b"></object>', ['frame /a', 'media /b']],
    ['<svg><use href="/a.svg#b"/><a xlink:href="/c">x</a></svg>', ['image /a.svg#b', 'link /c']],
    ['<p style="background: url(&quot;/a&quot;)">', ['image /a']],
    ['<!-- <a href="/a"> --><textarea><a href="/b"></textarea>', []]
  ])('%s', (html, found) => {
    expect(references(html)).toEqual(found)
  })
})

test('returns IDs, visible anchors and duplicate IDs', () => {
  const html = '<h2 id="a">x</h2><p id="b">y</p><a name="c"></a><p id="a">z</p>'
  const {ids, anchors, repeatedIds} = readPage(html, 'a.html')
  expect(ids).toEqual(['a', 'b', 'c'])
  expect(anchors).toEqual(['a', 'c'])
  expect(repeatedIds).toEqual([{text: 'a', at: html.lastIndexOf('<p')}])
})

test('a decorative image needs no alt text', () => {
  const html = `<img src="a"><img src="b" alt=""><img src="c" role="presentation">
<img src="d" aria-label="D"><img src="e" aria-hidden="true">`
  expect(readPage(html, 'a.html').unlabelled).toEqual([{text: 'a', at: 0}])
})
