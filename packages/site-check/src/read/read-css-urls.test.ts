import {expect, test} from 'vitest'
import {readCssUrls} from './read-css-urls.js'

const urlsOf = (css: string) => readCssUrls(css).map(({text, at}) => [text, at])

test('a stylesheet loads the files of url() and @import', () => {
  expect(urlsOf('@import "a.css"; a {background: url(b.png)}')).toEqual([
    ['a.css', 0],
    ['b.png', 32]
  ])
})

test('data, comments and namespaces are not loaded', () => {
  const css = '/* url(a.png) */ @namespace a url("http://www.w3.org/2005/Atom"); b {c: url(data:,)}'
  expect(urlsOf(css)).toEqual([])
  expect(urlsOf(`${css} d {e: url(f.png)}`)).toEqual([['f.png', css.length + 7]])
})

test('text in strings is not loaded', () => {
  const css = `a {content: "url(a.png) \\" /*"; b: url( 'c.png' )} d {content: 'url("e")'; f: url(g.png)}`
  expect(urlsOf(css).map(([text]) => text)).toEqual(['c.png', 'g.png'])
})

test('minified stylesheets import others without a space', () => {
  expect(urlsOf('@import"a.css";@import url(b.css);')).toEqual([
    ['a.css', 0],
    ['b.css', 23]
  ])
})

test('quotation marks of data URLs don’t hide other URLs', () => {
  const css = "a{b:url(data:image/svg+xml,<svg title='it's'>)}c{d:url(e.png)}"
  expect(urlsOf(css).map(([text]) => text)).toEqual(['e.png'])
})

test('reads long stylesheets in linear time', () => {
  const start = performance.now()
  for (const part of ['/*', '@namespace ', 'url(', '"\\"', "'", '@import ', 'url(a'])
    urlsOf(part.repeat(20_000))
  expect(performance.now() - start).toBeLessThan(2000)
})
