import {expect, test} from 'vitest'
import {convertLooseValues} from './loose-values.js'

test.each([
  ['', '/'],
  ['/', '/'],
  ['docs', '/docs/'],
  ['docs/', '/docs/'],
  ['/a/b', '/a/b/']
])('the base URL %j is %s', (baseUrl, expected) => {
  expect(convertLooseValues({baseUrl})).toEqual({baseUrl: expected})
})

test('booleans can be text', () => {
  expect(
    convertLooseValues({
      trailingSlash: 'false',
      noIndex: 'yes',
      markdown: {mermaid: ' TRUE ', anchors: {maintainCase: 'true'}}
    })
  ).toEqual({
    trailingSlash: false,
    noIndex: 'yes',
    markdown: {mermaid: true, anchors: {maintainCase: true}}
  })
})

test('languages without settings are left out, and base URLs get slashes', () => {
  const localeConfigs = {fr: {baseUrl: 'fr', translate: 'false'}, de: undefined, es: {label: 'E'}}
  expect(convertLooseValues({i18n: {localeConfigs}})).toEqual({
    i18n: {localeConfigs: {fr: {baseUrl: '/fr/', translate: false}, es: {label: 'E'}}}
  })
})

test('tags only keep the fields that pages contain', () => {
  expect(
    convertLooseValues({
      scripts: ['/a.js', {src: '/b.js', async: true, nonce: undefined, width: 3, integrity: null}],
      stylesheets: [{href: '/c.css', media: undefined}],
      headTags: [
        {tagName: 'meta', attributes: {name: 'a'}, customElement: false, note: 1},
        {tagName: 'tide-clock', customElement: true}
      ]
    })
  ).toEqual({
    scripts: ['/a.js', {src: '/b.js', async: true, width: '3', integrity: 'null'}],
    stylesheets: [{href: '/c.css'}],
    headTags: [{tagName: 'meta', attributes: {name: 'a'}}]
  })
})

test('keeps values that validation rejects', () => {
  const config = {baseUrl: 1, i18n: 'fr', scripts: 'a.js', headTags: [1], markdown: []}
  expect(convertLooseValues(config)).toEqual(config)
})
