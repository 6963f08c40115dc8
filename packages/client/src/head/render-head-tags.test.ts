import {expect, test} from 'vitest'
import {renderAttributes, renderHeadTags} from './render-head-tags.js'

test('renders tags as HTML, except `<html>` and `<body>`', () => {
  expect(
    renderHeadTags([
      {tag: 'title', content: 'A & <b>'},
      {tag: 'meta', attributes: {name: 'description', content: 'Say "x"'}},
      {tag: 'link', attributes: {rel: 'preload', crossorigin: true, as: undefined}},
      {tag: 'style', content: 'a > b {}'},
      {tag: 'html', attributes: {lang: 'en'}}
    ])
  ).toBe(
    '<title>A &amp; &lt;b&gt;</title><meta name="description" content="Say &quot;x&quot;"><link rel="preload" crossorigin><style>a > b {}</style>'
  )
})

test('escapes the end tag in a script', () => {
  expect(renderHeadTags([{tag: 'script', content: 'a("</script><b>")'}])).toBe(
    '<script>a("<\\/script><b>")</script>'
  )
})

test('omits an invalid attribute name', () => {
  expect(renderAttributes({'a onload=b': 'c', class: 'd', hidden: false, open: true})).toBe(
    ' class="d" open'
  )
})
