import type {AskConfig} from './search-config.js'

/**
 * Lists the content security policy sources for the endpoint that answers questions. Endpoints on
 * the site's own host don't need any.
 */
export function listAskSources(ask: AskConfig | undefined): Record<string, string[]> {
  if (ask === undefined || ask.endpoint.startsWith('/')) return {}
  return {'connect-src': [new URL(ask.endpoint).origin]}
}
