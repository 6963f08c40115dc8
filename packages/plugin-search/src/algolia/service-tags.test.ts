import {liteClient} from 'algoliasearch/lite'
import {expect, test} from 'vitest'
import {createCrawlerTags, createPreconnectTag, listServiceOrigins} from './service-tags.js'

test('crawlers receive language, version and docs instance', () => {
  const meta = (name: string, content: string) => ({
    tag: 'meta' as const,
    attributes: {name, content}
  })
  const head = [meta('docusaurus_version', '2.0'), meta('docusaurus_tag', 'docs-default-2.0')]
  expect(createCrawlerTags({head}, 'de')).toEqual([
    meta('docsearch:language', 'de'),
    meta('docsearch:version', '2.0'),
    meta('docsearch:docusaurus_tag', 'docs-default-2.0')
  ])
})

test('a page without a version has the default tag', () => {
  expect(createCrawlerTags({head: []}, 'en').map(({attributes}) => attributes?.content)).toEqual([
    'en',
    'default'
  ])
})

test('browsers connect to the service, or to its replacement', () => {
  const hrefOf = (config: {appId: string; host?: string}) =>
    createPreconnectTag(config).attributes?.href
  expect(hrefOf({appId: 'R2IYF7ETH7'})).toBe('https://r2iyf7eth7-dsn.algolia.net')
  expect(hrefOf({appId: 'A', host: 'https://search.example.com/proxy'})).toBe(
    'https://search.example.com'
  )
})

test('the origins are the ones that the client tries, in order', async () => {
  const asked: string[] = []
  const send = async ({url}: {url: string}) => {
    asked.push(new URL(url).origin)
    return {status: 500, content: '', isTimedOut: false}
  }
  const client = liteClient('R2IYF7ETH7', 'key', {requester: {send}})
  await expect(client.search({requests: [{indexName: 'a'}]})).rejects.toThrow()
  expect(listServiceOrigins({appId: 'R2IYF7ETH7'}).sort()).toEqual([...new Set(asked)].sort())
  expect(listServiceOrigins({appId: 'A', host: 'https://search.example.com/proxy'})).toEqual([
    'https://search.example.com'
  ])
})
