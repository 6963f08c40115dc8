import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {ReferenceResolver} from '../document/reference-resolver.js'
import {readRecord, readText} from '../model/read-fields.js'
import {listServers} from '../model/create-reference.js'
import type {Operation, Server} from '../model/reference.js'
import type {SecurityScheme} from '../model/security.js'
import {listTypes} from '../schemas/describe-type.js'
import {findExample} from './create-example.js'

/** A request with sample values. */
export interface SampleRequest {
  method: string
  url: string
  headers: readonly {name: string; value: string}[]
  body?: {mediaType: string; value: unknown}
}

/** Data about the API that a sample request needs. */
export interface SampleApi {
  servers: readonly Server[]
  resolve: ReferenceResolver
  /** Security schemes from the operation's first requirement. */
  security: readonly SecurityScheme[]
}

/**
 * Server URL to use in samples if the API doesn't list a server. The domain is reserved for
 * documentation.
 */
const NO_SERVER = 'https://api.example.com'

/** Creates a sample request with all required parameters, credentials and a body. */
export function createSampleRequest(operation: Operation, api: SampleApi): SampleRequest {
  const {resolve, security} = api
  const required = operation.parameters.filter(
    ({required, example}) => required === true || example !== undefined
  )
  const of = (place: string) => required.filter((parameter) => parameter.in === place)
  const query = [
    ...of('query').flatMap((parameter) => listSamples(parameter, resolve)),
    ...security.flatMap(({place, name}) =>
      place === 'query' ? [[name, `YOUR_${toConstant(name)}`]] : []
    )
  ]
  const body = createBody(operation, resolve)
  const headers = [
    ...security.flatMap(createCredentials),
    ...of('header').map((parameter) => ({
      name: readText(parameter.name),
      value: sampleText(parameter, resolve)
    })),
    ...(body ? [{name: 'Content-Type', value: body.mediaType}] : [])
  ]
  const search = query
    .map(([name = '', value = '']) => `${encode(name)}=${encode(value)}`)
    .join('&')
  return {
    method: operation.method.toUpperCase(),
    url: findServer(operation, api) + fillPath(operation, resolve) + (search && `?${search}`),
    headers,
    ...(body && {body})
  }
}

/** Returns the URL of an operation's server, in which variables have their default values. */
export function findServer({node}: Operation, {servers}: Pick<SampleApi, 'servers'>): string {
  const [server] = [...listServers(node.servers), ...servers]
  if (!server) return NO_SERVER
  const url = server.variables.reduce(
    (text, {name, value}) => text.replaceAll(`{${name}}`, value),
    server.url
  )
  const absolute = url.startsWith('/') ? NO_SERVER + url : url
  return absolute.replace(/\/$/, '')
}

function fillPath({path, parameters}: Operation, resolve: ReferenceResolver): string {
  return parameters.reduce((filled, parameter) => {
    const name = readText(parameter.name)
    if (parameter.in !== 'path') return filled
    return filled.replaceAll(`{${name}}`, encode(sampleText(parameter, resolve)))
  }, path)
}

/** Lists the names and sample values of a query parameter. */
function listSamples(parameter: UnknownRecord, resolve: ReferenceResolver): [string, string][] {
  const name = readText(parameter.name)
  const example = findExample(parameter, resolve, 'request')
  if (!Array.isArray(example) || !isRepeated(parameter, resolve))
    return [[name, sampleText(parameter, resolve)]]
  return example.map((item) => [name, String(item)])
}

/**
 * Tests whether a list in the query has a parameter for each item, which is the default (OpenAPI 3.1,
 * Parameter Object, `style` and `explode`).
 */
export function isRepeated(parameter: UnknownRecord, resolve: ReferenceResolver): boolean {
  const {in: place, style = 'form', explode = style === 'form', schema} = parameter
  const isList = listTypes(resolve(schema)?.node ?? {}).includes('array')
  return place === 'query' && explode === true && isList
}

/**
 * Returns the sample value of a parameter. Without an example, it's a placeholder with the
 * parameter's name, because a generated string would be meaningless.
 */
function sampleText(parameter: UnknownRecord, resolve: ReferenceResolver): string {
  const example = findExample(parameter, resolve, 'request')
  if (example === undefined || example === 'string') return `{${readText(parameter.name)}}`
  return writeExample(example)
}

/** Writes the example of a parameter as text. The items of a list are separated by commas. */
export function writeExample(example: unknown): string {
  if (Array.isArray(example)) return example.map(String).join(',')
  return typeof example === 'object' ? JSON.stringify(example) : String(example)
}

function createBody({node}: Operation, resolve: ReferenceResolver): SampleRequest['body'] {
  const content = Object.entries(readRecord(resolve(node.requestBody)?.node.content))
  const [mediaType, media] = content.find(([type]) => isJson(type)) ?? content[0] ?? []
  if (mediaType === undefined) return undefined
  return {mediaType, value: findExample(readRecord(resolve(media)?.node), resolve, 'request')}
}

/** Tests whether a media type is JSON or based on JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType)
}

function createCredentials({place, name, prefix}: SecurityScheme): {name: string; value: string}[] {
  if (place === 'header')
    return [{name, value: `${prefix}YOUR_${prefix ? 'TOKEN' : toConstant(name)}`}]
  return place === 'cookie' ? [{name: 'Cookie', value: `${name}=YOUR_${toConstant(name)}`}] : []
}

function toConstant(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase()
}

/** Encodes text for a URL but keeps placeholders readable. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/%7B/gi, '{').replace(/%7D/gi, '}').replace(/%2C/gi, ',')
}
