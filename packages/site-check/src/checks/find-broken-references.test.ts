import {describe, expect, test} from 'vitest'
import {createCheckedPage, createCheckedSite} from '../fixtures/sample-site.js'
import {createUrlResolver} from '../site/url-resolver.js'
import type {CheckedSite} from '../site/checked-site.js'
import type {ReferenceKind} from '../site/page-facts.js'
import {findBrokenReferences} from './find-broken-references.js'

const heron = createCheckedPage('/docs/heron', {ids: ['Nest', 'song']})

/** Findings on a page that refers to one URL. */
function check(kind: ReferenceKind, url: string, fields: Partial<CheckedSite> = {}) {
  const page = createCheckedPage('/docs/owl', {references: [{kind, url, at: 7}], ids: ['wings']})
  const site = {
    ...createCheckedSite([heron, page], {baseUrl: '/base/', files: ['img/heron.png']}),
    ...fields
  }
  return findBrokenReferences(site, createUrlResolver(site)).map(
    ({rule, target, locations, hint}) => ({
      found: `${rule} ${target}`,
      locations,
      hint
    })
  )
}

describe('a link', () => {
  test.each([
    '/base/docs/heron',
    '/base/docs/heron#song',
    '/base/docs/heron#top',
    '#wings',
    '#',
    '/base/img/heron.png',
    'https://other.example/none',
    'mailto:a@b.example'
  ])('to %s is valid', (url) => {
    expect(check('link', url)).toEqual([])
  })

  test.each([
    ['/base/docs/heorn', 'broken-link', '/docs/heron'],
    ['/docs/heron', 'broken-link', 'Link'],
    ['https://[', 'broken-link', 'Fix'],
    ['/base/docs/heron#nest', 'broken-anchor', '#Nest'],
    ['/base/docs/heron#nets', 'broken-anchor', '#Nest'],
    ['/base/docs/heron#feathers', 'broken-anchor', 'heading'],
    ['#feet', 'broken-anchor', 'heading']
  ])('to %s is a %s, with a hint at %s', (url, rule, hint) => {
    expect(check('link', url)).toEqual([
      {
        found: `${rule} ${url}`,
        locations: [{file: 'docs/owl/index.html', at: 7}],
        hint: expect.stringContaining(hint)
      }
    ])
  })

  test('through a redirect needs its anchor on the target page', () => {
    const redirect = (to: string) => ({redirects: [{from: '/old', to, file: '_redirects'}]})
    expect(check('link', '/base/old#song', redirect('/base/docs/heron'))).toEqual([])
    expect(check('link', '/base/old#feet', redirect('/base/docs/heron#song'))).toEqual([])
    expect(check('link', '/base/old#feet', redirect('/base/docs/heron'))).toMatchObject([
      {found: 'broken-anchor /base/old#feet'}
    ])
  })
})

describe('a file that a page loads', () => {
  test.each<[ReferenceKind, string, string]>([
    ['image', '/base/img/herno.png', '/img/heron.png'],
    ['script', '/base/js/none.js', 'static folder'],
    ['image', '', 'import'],
    ['image', '/img/heron.png', 'useBaseUrl'],
    ['frame', 'https://[', 'Fix']
  ])('is reported as missing: %s “%s”, with a hint at %s', (kind, url, hint) => {
    expect(check(kind, url)).toMatchObject([
      {found: `missing-asset ${url}`, hint: expect.stringContaining(hint)}
    ])
  })

  test('is valid if it exists in the output', () => {
    expect(check('image', '/base/img/heron.png')).toEqual([])
  })
})

test('a URL in a stylesheet is relative to the stylesheet', () => {
  const styles = [{file: 'css/site.css', urls: [{text: '../img/none.png', at: 3}]}]
  expect(check('link', '#wings', {styles})).toMatchObject([
    {found: 'missing-asset ../img/none.png', locations: [{file: 'css/site.css', at: 3}]}
  ])
})

test('a broken URL is one finding that lists every location', () => {
  const reference = {kind: 'link', url: '/none', at: 1} as const
  const pages = ['/a', '/b'].map((path) =>
    createCheckedPage(path, {references: [reference, {...reference, url: '/b/../none', at: 9}]})
  )
  const site = createCheckedSite(pages)
  expect(
    findBrokenReferences(site, createUrlResolver(site)).map(({locations}) => locations)
  ).toEqual([
    [
      {file: 'a/index.html', at: 1},
      {file: 'a/index.html', at: 9},
      {file: 'b/index.html', at: 1},
      {file: 'b/index.html', at: 9}
    ]
  ])
})
