import {sitePath} from '@lectern/shared/cache/content-token'
import {addBaseUrl, applyTrailingSlash, joinRoutePath} from '@lectern/shared/url/url-path'
import type {SiteConfig} from '@lectern/types'
import type {NamedSchema, Operation, Reference, TagGroup} from '../model/reference.js'
import type {OpenApiOptions} from '../options/openapi-options.js'
import type {PageUrls} from '../pages/page-context.js'

/** Functions that return the route paths of pages. */
export interface ReferencePaths {
  overview: string
  /**
   * Returns the path of an operation's page, and a fragment if several operations share that page.
   */
  operation(operation: Operation): {path: string; hash?: string}
  tag(tag: TagGroup): string
  schema(schema: NamedSchema): string
  urls: PageUrls
}

interface PathSettings {
  /** Route path of the reference's first page. */
  base: string
  options: Pick<OpenApiOptions, 'pages' | 'schemas'>
  siteConfig: Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>
}

/** Creates the functions that return paths and URLs of pages. */
export function createReferencePaths(
  reference: Reference,
  {base, options, siteConfig}: PathSettings
): ReferencePaths {
  const tagOf = new Map(
    reference.tags.flatMap((tag) => tag.operations.map((operation) => [operation, tag] as const))
  )
  const slugs = new Map(reference.schemas.map((schema) => [schema.pointer, schema]))
  const tagPath = (tag: TagGroup) => joinRoutePath(base, tag.slug)
  const schemaPath = (schema: NamedSchema) => joinRoutePath(base, 'schemas', schema.slug)
  const operationPath = (operation: Operation) => {
    const folder = operation.kind === 'webhook' ? 'webhooks' : ''
    if (options.pages === 'operation') return {path: joinRoutePath(base, folder, operation.slug)}
    const tag = tagOf.get(operation)
    const path = options.pages === 'tag' && tag ? tagPath(tag) : base
    return {path, hash: `operation-${operation.slug}`}
  }
  const toUrl = (path: string) =>
    addBaseUrl(applyTrailingSlash(encodeURI(path), siteConfig.trailingSlash), siteConfig.baseUrl)
  return {
    overview: base,
    operation: operationPath,
    tag: tagPath,
    schema: schemaPath,
    urls: {
      overview: toUrl(base),
      site: (path) => addBaseUrl(path, siteConfig.baseUrl),
      operation(operation) {
        const {path, hash} = operationPath(operation)
        return toUrl(path) + (hash === undefined ? '' : `#${encodeURIComponent(hash)}`)
      },
      markdown(operation) {
        const {path, hash} = operationPath(operation)
        return sitePath(path) + (hash === undefined ? '' : `#${encodeURIComponent(hash)}`)
      },
      schema(pointer) {
        const schema = options.schemas === 'pages' ? slugs.get(pointer) : undefined
        return schema && toUrl(schemaPath(schema))
      }
    }
  }
}
