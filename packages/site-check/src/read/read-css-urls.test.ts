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
