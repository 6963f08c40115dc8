import {ownValue} from '@lectern/shared/objects/own-value'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {ReferenceResolver} from '../document/reference-resolver.js'
import {readList, readRecord, readText, readTexts} from './read-fields.js'
import {slugifyName} from '@lectern/shared/url/unique-names'

/** A way to authorize requests. */
export interface SecurityScheme {
  /** Name of the scheme in the description. */
  key: string
  /** Fragment that links to the scheme on the overview page. */
  id: string
  /** Type of the scheme, such as `HTTP bearer`, `API key` or `OAuth 2.0`. */
  type: string
  /** Description in Markdown. */
  description: string
  place: 'header' | 'query' | 'cookie' | 'none'
  /** Name of the header, parameter or cookie that contains the credentials. */
  name: string
  /** Text in front of the credentials, such as `Bearer `. */
  prefix: string
  /** Scopes with their descriptions. */
  scopes: readonly (readonly [name: string, description: string])[]
}

/** Lists the security schemes of a description. */
export function listSchemes(document: UnknownRecord, resolve: ReferenceResolver): SecurityScheme[] {
  const schemes = readRecord(readRecord(document.components).securitySchemes)
  return Object.entries(schemes).flatMap(([key, value]) => {
    const node = resolve(value)?.node
    return node ? [createScheme(key, node)] : []
  })
}

function createScheme(key: string, node: UnknownRecord): SecurityScheme {
  const common = {
    key,
    id: `security-${slugifyName(key)}`,
    description: readText(node.description),
    scopes: listScopes(node)
  }
  const type = readText(node.type)
  if (type === 'apiKey') {
    const given = readText(node.in)
    const place = given === 'query' || given === 'cookie' ? given : 'header'
    return {...common, type: 'API key', place, name: readText(node.name), prefix: ''}
  }
  if (type === 'mutualTLS')
    return {...common, type: 'Mutual TLS', place: 'none', name: '', prefix: ''}
  const scheme = type === 'http' ? readText(node.scheme) || 'bearer' : 'bearer'
  const header = {place: 'header' as const, name: 'Authorization'}
  const prefix = `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)} `
  const title = ownValue(TITLES, type)
  return {...common, ...header, prefix, type: title ?? `HTTP ${scheme}`}
}

const TITLES: Readonly<Record<string, string>> = {
  oauth2: 'OAuth 2.0',
  openIdConnect: 'OpenID Connect'
}

function listScopes({flows}: UnknownRecord): [string, string][] {
  const all = Object.values(readRecord(flows)).flatMap((flow) =>
    Object.entries(readRecord(readRecord(flow).scopes))
  )
  return [...new Map(all.map(([name, text]) => [name, readText(text)]))]
}

/** Schemes that a request has to combine. Empty if no authorization is required. */
export type SecurityRequirement = readonly {scheme: SecurityScheme; scopes: readonly string[]}[]

/** Lists the security requirements of an operation. A request must meet one of them. */
export function listRequirements(
  node: UnknownRecord,
  document: UnknownRecord,
  schemes: readonly SecurityScheme[]
): SecurityRequirement[] {
  return readList(node.security ?? document.security).map((item) =>
    Object.entries(readRecord(item)).flatMap(([key, scopes]) => {
      const scheme = schemes.find((one) => one.key === key)
      return scheme ? [{scheme, scopes: readTexts(scopes)}] : []
    })
  )
}
