import {readFileSync} from 'node:fs'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {parse} from 'yaml'
import {createReferenceResolver} from '../document/reference-resolver.js'
import {createReference} from '../model/create-reference.js'
import {parseOpenApiOptions, type OpenApiPluginOptions} from '../options/openapi-options.js'
import {createReferencePaths} from '../site/reference-paths.js'
import {remarkReferences, type ReferenceTargets} from './remark-references.js'

/**
 * Creates the Markdown plugin for `<Operation id="…" />` and `<Schema name="…" />` in pages.
 *
 * @param options - Options of the OpenAPI plugin. `spec` must be a path that Node.js can read.
 * References to other files aren't followed.
 * @throws SiteError `openapi-missing`.
 */
export function embedReferences(
  options: Pick<OpenApiPluginOptions, 'spec' | 'routeBasePath' | 'pages' | 'schemas'>
): readonly [typeof remarkReferences, ReferenceTargets] {
  const complete = parseOpenApiOptions(options)
  const document: unknown = parse(readSpec(complete.spec))
  if (!isRecord(document)) return [remarkReferences, {operations: {}, schemas: {}}]
  const resolve = createReferenceResolver(document)
  const {reference} = createReference(document, resolve)
  const base = `/${complete.routeBasePath.replace(/^\/|\/$/g, '')}`
  const siteConfig = {baseUrl: '/', trailingSlash: undefined}
  const paths = createReferencePaths(reference, {base, options: complete, siteConfig})
  const operations = reference.tags.flatMap(({operations: list}) =>
    list.map((operation) => {
      const {path, hash} = paths.operation(operation)
      const {title, method, path: address} = operation
      const url = hash === undefined ? path : `${path}#${hash}`
      return [operation.id, {url, title, code: `${method.toUpperCase()} ${address}`}] as const
    })
  )
  const schemas = reference.schemas.map((schema) => {
    return [schema.name, {url: paths.schema(schema), title: schema.title}] as const
  })
  return [
    remarkReferences,
    {operations: Object.fromEntries(operations), schemas: Object.fromEntries(schemas)}
  ]
}

function readSpec(spec: string): string {
  try {
    return readFileSync(spec, 'utf8')
  } catch (error) {
    throw new SiteError(
      {
        code: 'openapi-missing',
        message: `The description ${spec} can't be read.`,
        hint: 'Pass a path that Node can read to `embedReferences`.'
      },
      {cause: error}
    )
  }
}
