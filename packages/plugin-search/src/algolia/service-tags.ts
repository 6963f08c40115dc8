import type {HeadTag, Route} from '@lectern/types'
import type {SearchConfig} from '../config/search-config.js'

/** Returns the origin of search requests. */
function serviceOrigin({appId = '', host}: Pick<SearchConfig, 'appId' | 'host'>): string {
  return host === undefined
    ? `https://${appId.toLowerCase()}-dsn.algolia.net`
    : new URL(host).origin
}

/** Lists all origins that the client may send requests to, including fallback hosts. */
export function listServiceOrigins(config: Pick<SearchConfig, 'appId' | 'host'>): string[] {
  const nearest = serviceOrigin(config)
  if (config.host !== undefined || config.appId === undefined) return [nearest]
  const id = config.appId.toLowerCase()
  return [nearest, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)]
}

/** Creates a tag that opens a connection early, because connecting takes longer than a query. */
export function createPreconnectTag(config: Pick<SearchConfig, 'appId' | 'host'>): HeadTag {
  return {
    tag: 'link',
    attributes: {rel: 'preconnect', href: serviceOrigin(config), crossorigin: 'anonymous'}
  }
}

/** Creates the tags that tell DocSearch's crawler the language, version and docs instance. */
export function createCrawlerTags({head}: Pick<Route, 'head'>, language: string): HeadTag[] {
  const read = (name: string) =>
    head.find(({tag, attributes}) => tag === 'meta' && attributes?.name === name)?.attributes
      ?.content
  const version = read('docusaurus_version')
  return [
    createMeta('language', language),
    ...(typeof version === 'string' ? [createMeta('version', version)] : []),
    createMeta('docusaurus_tag', String(read('docusaurus_tag') ?? 'default'))
  ]
}

function createMeta(name: string, content: string): HeadTag {
  return {tag: 'meta', attributes: {name: `docsearch:${name}`, content}}
}
