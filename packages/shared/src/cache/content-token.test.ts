import {expect, test} from 'vitest'
import {
  assetToken,
  heightToken,
  linkToken,
  replaceTokens,
  replaceTokensIn,
  widthToken
} from './content-token.js'

const values = {
  links: ['/docs/a', '/docs/b'],
  assets: [{url: '/assets/a.png', width: 3, height: 2}, {url: '/assets/b "c".txt'}]
}

test('replaces tokens with URLs and sizes', () => {
  const html = `<a href="${linkToken(1)}#x"><img src="${assetToken(0)}" width="${widthToken(0)}" height="${heightToken(0)}"></a>`
  expect(replaceTokens(html, values)).toBe(
    '<a href="/docs/b#x"><img src="/assets/a.png" width="3" height="2"></a>'
  )
})

test('encodes characters that would end a string or an attribute', () => {
  expect(replaceTokens(assetToken(1), values)).toBe('/assets/b%20%22c%22.txt')
})

test('keeps a token without a value', () => {
  expect(replaceTokens(`${linkToken(9)} ${assetToken(9)}`, values)).toBe(
    'site-link://9/ site-asset://9/'
  )
})

test.each([
  ['<img src="/a" width="TOKEN" alt="x">', '<img src="/a" alt="x">'],
  ['"<img src=\\"/a\\" width=\\"TOKEN\\">"', '"<img src=\\"/a\\">"'],
  ['{"src":"/a","width":"TOKEN"}', '{"src":"/a","width":null}'],
  ['jsx(Image, {width: "TOKEN"})', 'jsx(Image, {width: null})']
])('in %s, an unknown width is left out', (text, result) => {
  expect(replaceTokens(text.replace('TOKEN', widthToken(1)), values)).toBe(result)
  const known = text.replace('TOKEN', widthToken(0))
  expect(replaceTokens(known, values)).toBe(text.replace('TOKEN', '3'))
})

test('a property of a body with an unknown size becomes undefined', () => {
  const image = {src: assetToken(1), width: widthToken(1)}
  expect(replaceTokensIn([image], values)).toEqual([{src: '/assets/b%20%22c%22.txt'}])
})

test('replaces tokens in every string of a body, and does not copy a part without tokens', () => {
  const plain = {tag: 'p', html: 'No site- token'}
  const body = [plain, {tag: 'a', props: {href: `${linkToken(0)}#b`}, children: ['x']}]
  const replaced = replaceTokensIn(body, {links: ['/docs/a'], assets: []})
  expect(replaced).toEqual([plain, {tag: 'a', props: {href: '/docs/a#b'}, children: ['x']}])
  expect(replaced[0]).toBe(plain)
})
