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

test('puts URLs and sizes in the place of their tokens', () => {
  const html = `<a href="${linkToken(1)}#x"><img src="${assetToken(0)}" width="${widthToken(0)}" height="${heightToken(0)}"></a>`
  expect(replaceTokens(html, values)).toBe(
    '<a href="/docs/b#x"><img src="/assets/a.png" width="3" height="2"></a>'
  )
})

test('encodes what would end a string or an attribute', () => {
  expect(replaceTokens(assetToken(1), values)).toBe('/assets/b%20%22c%22.txt')
})

test('leaves a token without a value, and a size that is not known empty', () => {
  expect(replaceTokens(`${linkToken(9)} ${assetToken(9)}`, values)).toBe(
    'site-link://9/ site-asset://9/'
  )
  expect(replaceTokens(widthToken(1), values)).toBe('')
})

test('values are put into every string of a body, and a part without tokens is the same object', () => {
  const plain = {tag: 'p', html: 'No site- token'}
  const body = [plain, {tag: 'a', props: {href: `${linkToken(0)}#b`}, children: ['x']}]
  const replaced = replaceTokensIn(body, {links: ['/docs/a'], assets: []})
  expect(replaced).toEqual([plain, {tag: 'a', props: {href: '/docs/a#b'}, children: ['x']}])
  expect(replaced[0]).toBe(plain)
})
