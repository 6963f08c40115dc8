import {expect, test} from 'vitest'
import {createOpenSearchFiles, createOpenSearchTags} from './open-search.js'

const site = {
  title: 'Birds & <Nests> of the coast',
  tagline: '',
  url: 'https://birds.example.org',
  baseUrl: '/field/',
  trailingSlash: true
}

test('browsers receive the URL for queries, below the base URL', () => {
  const [file] = createOpenSearchFiles(site, {searchPagePath: 'search'})
  expect(file).toEqual({
    file: 'opensearch.xml',
    offline: false,
    text: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Birds &amp; &lt;Nests&gt;</ShortName>
<Description>Search Birds &amp; &lt;Nests&gt; of the coast</Description>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" method="get" template="https://birds.example.org/field/search/?q={searchTerms}"/>
</OpenSearchDescription>
`
  })
  expect(createOpenSearchTags(site, {searchPagePath: 'search'})).toEqual([
    {
      tag: 'link',
      attributes: {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: 'Birds & <Nests> of the coast',
        href: '/field/opensearch.xml'
      }
    }
  ])
})

test('a site without a search page has no description', () => {
  expect(createOpenSearchFiles(site, {searchPagePath: false})).toEqual([])
  expect(createOpenSearchTags(site, {searchPagePath: false})).toEqual([])
})
