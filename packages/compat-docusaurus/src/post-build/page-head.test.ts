import {expect, test} from 'vitest'
import {hasNoIndex, readPageHead} from './page-head.js'

const HTML = `<!doctype html><html><head><meta charset="utf-8"><title>Owls &amp; mice</title>
<meta name="robots" content="noindex, nofollow"><link rel="canonical" href="/owls">
<script type="application/ld+json">{"a": "<meta name='no'>"}</script><script src="/a.js" defer></script>
</head><body><meta name="body"></body></html>`

test('the head of a page is available as elements and as text', () => {
  const head = readPageHead(HTML)
  const props = (tags: {toComponent(): readonly {props: object}[]}) =>
    tags.toComponent().map((element) => element.props)
  expect(props(head.title)).toEqual([{children: 'Owls & mice'}])
  expect(props(head.meta)).toEqual([
    {charSet: 'utf-8'},
    {name: 'robots', content: 'noindex, nofollow'}
  ])
  expect(props(head.script)).toEqual([
    {type: 'application/ld+json', children: `{"a": "<meta name='no'>"}`},
    {src: '/a.js', defer: true}
  ])
  expect(String(head.link)).toBe('<link rel="canonical" href="/owls">')
  expect(hasNoIndex(head)).toBe(true)
})

test('a page without a head has no tags', () => {
  const head = readPageHead('')
  expect(head.meta.toComponent()).toEqual([])
  expect(hasNoIndex(head)).toBe(false)
})
