import {pathField} from '@lectern/shared/schema/path-field'
import {isEndpointUrl} from '@lectern/shared/url/endpoint-url'
import {z} from '@lectern/shared/schema/schema'
import {findConfigPosition} from '@lectern/shared/problems/find-config-position'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {createSchemaError} from '@lectern/shared/schema/schema-check'
import type {CheckedValue, SchemaIssue} from '@lectern/shared/schema/validate-options'
import {isScriptUrl} from '@lectern/shared/url/url-path'
import type {JsonObject, SiteContext} from '@lectern/types'

const regExp = z.string().refine(isRegExp, {message: 'a regular expression'})

const schema = z.strictObject({
  /** Algolia application ID. If omitted, the site uses the built-in index. */
  appId: z.string().min(1, 'a name').optional(),
  /** Public search API key of the Algolia application. */
  apiKey: z.string().min(1, 'a key').optional(),
  /** Name of the Algolia index. Recent searches are stored under the same name. @default 'site' */
  indexName: z.string().min(1, 'a name').default('site'),
  /** URL to use instead of Algolia's hosts, such as a proxy. */
  host: z.string().refine(isWebUrl, {message: 'an HTTP or HTTPS URL'}).optional(),
  /** Limits results to the current language and docs version. @default true */
  contextualSearch: z.boolean().default(true),
  /** Globs of pages to exclude from the index, such as `/tests/**`. @default [] */
  ignorePatterns: z.array(z.string()).default([]),
  /** Parameters to add to every query. @default {} */
  searchParameters: z.record(z.string(), z.json()).default({}),
  /** Path of the search page, or `false` to disable it. @default 'search' */
  searchPagePath: z.union([pathField.min(1, 'a path'), z.literal(false)]).default('search'),
  /** Regular expression for result URLs that need a full page load. */
  externalUrlRegex: regExp.optional(),
  /** Text of the search button and the empty search field. Defaults to `Search docs`. */
  placeholder: z.string().optional(),
  /** URL for reporting missing results. `{query}` is replaced with the query. */
  missingResultsUrl: z
    .string()
    .refine((url) => !isScriptUrl(url), {message: "a URL that doesn't run code"})
    .optional(),
  /** Regular expression for result paths and its replacement. */
  replaceSearchResultPathname: z.strictObject({from: regExp, to: z.string()}).optional(),
  /** Answers questions from search results. Requires the built-in index. */
  ask: z
    .strictObject({
      /** URL of the endpoint that answers questions: a path on the site's host, or an HTTPS URL. */
      endpoint: z.string().refine(isEndpointUrl, {message: 'a path or an HTTPS URL'}),
      /** Model to request. The endpoint may ignore it. */
      model: z.string().min(1, 'a name').optional()
    })
    .optional(),
  /** Has no effect. Accepted for compatibility with Docusaurus. */
  insights: z.boolean().optional()
})

/** Search configuration in `themeConfig.search`. */
export interface SearchThemeConfig extends z.input<typeof schema> {}

/**
 * Validates `themeConfig.search`, or `themeConfig.algolia` as in Docusaurus, and adds defaults. The
 * rest of `themeConfig` isn't changed. The result can be validated again.
 *
 * @throws SiteError `theme-config-invalid` with all errors.
 */
export function checkSearchConfig(
  themeConfig: JsonObject,
  source?: SiteContext['configSource']
): JsonObject {
  const {algolia, ...rest} = themeConfig
  const key = rest.search === undefined && algolia !== undefined ? 'algolia' : 'search'
  const value = themeConfig[key] ?? {}
  const result = schema.safeParse(value)
  if (!result.success) {
    const checked: CheckedValue = {
      code: 'theme-config-invalid',
      subject: `\`themeConfig.${key}\``,
      value,
      schema,
      locate: (path) => source && findConfigPosition('themeConfig', [key, ...path], source)
    }
    const issues = result.error.issues as unknown as readonly SchemaIssue[]
    throw createSchemaError(issues, checked, [key])
  }
  const {insights, ...search} = result.data
  checkKeys(search, key, source)
  checkAsk(search, key, source)
  return {...rest, search: search as JsonObject}
}

/**
 * Checks that `appId` and `apiKey` are set together. With only one of them, search would silently
 * use the wrong index.
 */
function checkKeys(
  search: {appId?: string; apiKey?: string},
  key: string,
  source?: SiteContext['configSource']
): void {
  const missing = (['appId', 'apiKey'] as const).filter((name) => search[name] === undefined)
  if (missing.length !== 1) return
  throw new SiteError(
    {
      code: 'theme-config-invalid',
      message: `\`themeConfig.${key}\` has no \`${missing[0]}\`, which Algolia requires.`,
      position: source && findConfigPosition('themeConfig', [key], source),
      hint: 'Set `appId`, `apiKey` and `indexName` to use Algolia, or remove them to use the built-in search.'
    },
    {fields: [[key]]}
  )
}

/**
 * Checks that `ask` isn't combined with Algolia. Only the built-in index contains the text of whole
 * sections, which answers are based on.
 */
function checkAsk(
  search: {appId?: string; ask?: unknown},
  key: string,
  source?: SiteContext['configSource']
): void {
  if (search.ask === undefined || search.appId === undefined) return
  throw new SiteError(
    {
      code: 'theme-config-invalid',
      message: `\`themeConfig.${key}\` has both \`ask\` and \`appId\`, but answers need the built-in index.`,
      position: source && findConfigPosition('themeConfig', [key, 'ask'], source),
      hint: 'Remove `ask` to use Algolia, or remove `appId` and `apiKey` to use the built-in search.'
    },
    {fields: [[key, 'ask']]}
  )
}

function isRegExp(text: string): boolean {
  try {
    new RegExp(text)
    return true
  } catch {
    return false
  }
}

function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
}
