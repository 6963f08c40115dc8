import {checkJsonLd} from './check-json-ld.js'
import {HOME, testFileCheck} from './test-table.js'

const PAGE = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  url: `${HOME}a`,
  headline: 'A',
  datePublished: '2022-09-01T00:00:00Z',
  author: [{'@type': 'Person', name: 'Ada'}]
})}</script><script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    {'@type': 'ListItem', position: 1, name: 'Blog', item: HOME},
    {'@type': 'ListItem', position: 2, name: 'A', item: `${HOME}a`}
  ]
})}</script><script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Blog',
  name: 'Birds',
  url: HOME,
  blogPost: [{'@type': 'BlogPosting', url: `${HOME}b`, headline: 'B', datePublished: '2022-09'}]
})}</script>`

testFileCheck('a page with structured data', {
  file: 'a/index.html',
  text: PAGE,
  check: (_, site) => checkJsonLd(String(site.read(`${HOME}a`)), `${HOME}a`, site),
  invalid: [
    ['invalid JSON', '{"@context"', '{@context', /no JSON/],
    ['a different context', 'https://schema.org', 'schema', /context is schema/],
    ['no type', '"@type":"BlogPosting",', '', /no type/],
    ['no headline', '"headline":"A",', '', /no headline/],
    ['a date in words', '2022-09-01T00:00:00Z', '1 September', /date is 1 September/],
    ['an author without a name', '"name":"Ada"', '"name":""', /no name/],
    ['an author of the wrong type', '"Person"', '"Text"', /an author is a Text/],
    ['a relative URL', `"url":"${HOME}a"`, '"url":"/a"', /isn't a full URL/],
    [
      'the URL of a missing page',
      `"url":"${HOME}b"`,
      `"url":"${HOME}gone"`,
      /nothing is published at .*gone/
    ],
    ['a step with a wrong position', '"position":2', '"position":3', /step 2 is at 3/],
    [
      'a single step',
      `{"@type":"ListItem","position":1,"name":"Blog","item":"${HOME}"},`,
      '',
      /1 steps/
    ],
    ['a step without a page', `,"item":"${HOME}"`, '', /no item/],
    [
      'a step to nothing',
      `"item":"${HOME}"`,
      `"item":"${HOME}gone"`,
      /nothing is published at .*gone/
    ],
    [
      'the way to another page',
      `"name":"A","item":"${HOME}a"`,
      `"name":"A","item":"${HOME}b"`,
      /last step/
    ],
    ['a blog without posts', '"blogPost":[{', '"posts":[{', /no posts/]
  ]
})
