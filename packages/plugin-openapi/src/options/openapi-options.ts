import {innerPathField, pathField} from '@lectern/shared/schema/path-field'
import {policyOption} from '@lectern/shared/schema/policy-option'
import {z} from '@lectern/shared/schema/schema'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {listSampleNames} from '../examples/create-samples.js'

const SAMPLES = ['shell/curl', 'javascript/fetch', 'python/requests', 'go/native']

const versionSchema = z.strictObject({
  /** Label of this version. */
  label: z.string(),
  /** Description of the version, relative to the site root. */
  spec: pathField,
  /** Base path of this version, relative to the reference's base path. */
  path: innerPathField,
  /** Overlays of the version. @default [] */
  overlays: z.array(pathField).default([])
})

const tryItSchema = z.strictObject({
  /**
   * URL of a proxy, for APIs that don't allow requests from browsers. The URL of each request is
   * appended to it.
   */
  proxy: z
    .url({protocol: /^https?$/, error: 'a URL such as https://proxy.example.com/'})
    .optional(),
  /** Origins that a content security policy allows. Add the servers of the API. */
  origins: z
    .array(z.url({protocol: /^https?$/, error: 'an origin such as https://api.example.com'}))
    .default([])
})

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** OpenAPI or Swagger description in YAML or JSON, relative to the site root. @default 'openapi.yaml' */
  spec: pathField.default('openapi.yaml'),
  /** Base path of the reference. @default 'api' */
  routeBasePath: pathField.default('api'),
  /** Overlays to apply to the description, in order. @default [] */
  overlays: z.array(pathField).default([]),
  /** Pages to create: one per operation, one per tag, or a single one. @default 'operation' */
  pages: z.enum(['operation', 'tag', 'all']).default('operation'),
  /**
   * Whether named schemas have their own pages or are shown only inside operations. @default
   * 'pages'
   */
  schemas: z.enum(['pages', 'inline']).default('pages'),
  /**
   * Code samples for each operation, in the format `language/client`.
   *
   * @default ['shell/curl', 'javascript/fetch', 'python/requests', 'go/native']
   */
  samples: z
    .array(z.string().refine(isSample, `a sample such as ${SAMPLES.join(', ')}`))
    .default(SAMPLES),
  /**
   * Whether readers can send requests from the page. Pass an object to set a proxy and origins.
   * @default false
   */
  tryIt: z.union([z.boolean(), tryItSchema]).default(false),
  /** Hosts that `$ref` may load files from, over HTTPS. Redirects to other hosts are blocked. @default [] */
  allowedHosts: z.array(z.string()).default([]),
  /** Policy for descriptions that violate the OpenAPI specification. @default 'fail' */
  onInvalid: policyOption.default('fail'),
  /** Older versions of the API. @default [] */
  versions: z.array(versionSchema).default([])
})

function isSample(name: string): boolean {
  return listSampleNames().includes(name)
}

/** The options of the OpenAPI plugin. */
export interface OpenApiPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link OpenApiPluginOptions} with defaults. */
export interface OpenApiOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseOpenApiOptions(options: unknown): OpenApiOptions {
  return parsePluginOptions(optionsSchema, 'openapi', options)
}
