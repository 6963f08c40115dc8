import {
  createSampleRequest,
  isRepeated,
  type SampleApi,
  writeExample
} from '../examples/sample-request.js'
import {findExample} from '../examples/create-example.js'
import {readText} from '../model/read-fields.js'
import type {Operation} from '../model/reference.js'
import {listServers} from '../model/create-reference.js'
import type {TryItField, TryItRequest} from './try-it-request.js'

/**
 * Matches a server on any host, or a path on the site's own host. A path such as `/v1` is relative
 * to the description's URL (OpenAPI 3.1, Server Object), and the site publishes the description.
 */
const SERVER = /^(?:https?:\/\/|\/(?!\/))/i

/** Maximum length of a sample body. It's limited because it's part of the page. */
const MAX_BODY = 2000

/**
 * Creates the request that readers can send from an operation's page. Returns `undefined` for
 * webhooks, and if the operation has no server with an absolute URL or a root-relative path.
 */
export function createTryIt(
  operation: Operation,
  api: SampleApi,
  proxy: string | undefined
): TryItRequest | undefined {
  if (operation.kind === 'webhook') return undefined
  const servers = [...listServers(operation.node.servers), ...api.servers].flatMap(
    ({url, variables}) => {
      const filled = variables.reduce(
        (text, {name, value}) => text.replaceAll(`{${name}}`, value),
        url
      )
      return SERVER.test(filled) ? [filled.replace(/\/$/, '')] : []
    }
  )
  if (servers.length === 0) return undefined
  const {body} = createSampleRequest(operation, api)
  const text =
    body === undefined
      ? ''
      : typeof body.value === 'string'
        ? body.value
        : (JSON.stringify(body.value, undefined, 2) ?? '')
  return {
    method: operation.method.toUpperCase(),
    servers: [...new Set(servers)],
    path: operation.path,
    fields: [...listCredentials(api), ...listParameters(operation, api)],
    ...(body && {body: {mediaType: body.mediaType, text: text.length > MAX_BODY ? '' : text}}),
    ...(proxy !== undefined && {proxy})
  }
}

/**
 * Lists the credentials that a page can send. Cookies are left out, because browsers don't let a
 * page set them for other sites.
 */
function listCredentials({security}: SampleApi): TryItField[] {
  return security.flatMap(({place, name, prefix}): TryItField[] =>
    place === 'header' || place === 'query'
      ? [{name, place, isRequired: false, example: '', isSecret: true, ...(prefix && {prefix})}]
      : []
  )
}

function listParameters({parameters}: Operation, {resolve}: SampleApi): TryItField[] {
  return parameters.flatMap((parameter): TryItField[] => {
    const {in: place, required} = parameter
    if (place !== 'path' && place !== 'query' && place !== 'header') return []
    const example = findExample(parameter, resolve, 'request')
    const isNeeded = required === true
    const value = isNeeded && example !== 'string' ? example : undefined
    return [
      {
        name: readText(parameter.name),
        place,
        isRequired: isNeeded,
        example: value === undefined ? '' : writeExample(value),
        ...(isRepeated(parameter, resolve) && {isRepeated: true})
      }
    ]
  })
}
