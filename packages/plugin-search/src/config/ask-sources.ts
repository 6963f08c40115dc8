import type {AskConfig} from './search-config.js'

/** Lists content security policy sources for questions. Endpoints on the site's host need none. */
export function listAskSources(ask: AskConfig | undefined): Record<string, string[]> {
  if (ask === undefined || ask.endpoint.startsWith('/')) return {}
  return {'connect-src': [new URL(ask.endpoint).origin]}
}
