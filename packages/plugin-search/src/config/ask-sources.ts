import type {AskConfig} from './search-config.js'

/** Lists the policy sources that questions need. Endpoints on the site's own host need none. */
export function listAskSources(ask: AskConfig | undefined): Record<string, string[]> {
  if (ask === undefined || ask.endpoint.startsWith('/')) return {}
  return {'connect-src': [new URL(ask.endpoint).origin]}
}
