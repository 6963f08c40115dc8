import {z} from '@lectern/shared/schema/schema'
import {findConfigPlace} from '@lectern/shared/problems/find-config-place'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {describeIssues, type SchemaIssue} from '@lectern/shared/schema/validate-options'
import {isScriptUrl} from '@lectern/shared/url/url-path'
import type {JsonObject, SiteContext} from '@lectern/types'

const regExp = z.string().refine(isRegExp, {message: 'a regular expression'})

const schema = z.strictObject({
  appId: z.string().min(1, 'a name').optional(),
  apiKey: z.string().min(1, 'a key').optional(),
  indexName: z.string().min(1, 'a name').default('site'),
  host: z.string().refine(isWebAddress, {message: 'an address with http: or https:'}).optional(),
  contextualSearch: z.boolean().default(true),
  searchParameters: z.record(z.string(), z.json()).default({}),
  searchPagePath: z.union([z.string().min(1, 'a path'), z.literal(false)]).default('search'),
  externalUrlRegex: regExp.optional(),
  placeholder: z.string().optional(), // The text of the empty field, under HTML's name for it.
  missingResultsUrl: z
    .string()
    .refine((url) => !isScriptUrl(url), {message: 'an address that runs no code'})
    .optional(),
  replaceSearchResultPathname: z.strictObject({from: regExp, to: z.string()}).optional(),
  /** Read for configurations of Docusaurus: events of a visit are not reported to anybody. */
  insights: z.boolean().optional()
})

const KNOWN_KEYS = {
  '': Object.keys(schema.shape),
  replaceSearchResultPathname: ['from', 'to']
}

/**
 * Check `themeConfig.search`, which Docusaurus calls `algolia`, and complete it; the rest of
 * `themeConfig` is not this plugin's. What comes out may go in again.
 *
 * @throws SiteError `theme-config-invalid` with every mistake.
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
    throw new SiteError(
      describeIssues(result.error.issues as unknown as readonly SchemaIssue[], {
        code: 'theme-config-invalid',
        subject: `\`themeConfig.${key}\``,
        value,
        knownKeys: KNOWN_KEYS,
        locate: (path) => source && findConfigPlace('themeConfig', [key, ...path], source)
      })
    )
  }
  const {insights, ...search} = result.data
  checkKeys(search, key, source)
  return {...rest, search: search as JsonObject}
}

/** Algolia wants all three: a half of them would search in the wrong place without a word. */
function checkKeys(
  search: {appId?: string; apiKey?: string},
  key: string,
  source?: SiteContext['configSource']
): void {
  const missing = (['appId', 'apiKey'] as const).filter((name) => search[name] === undefined)
  if (missing.length !== 1) return
  throw new SiteError({
    code: 'theme-config-invalid',
    message: `\`themeConfig.${key}\` has no \`${missing[0]}\`, which Algolia needs beside the other keys.`,
    position: source && findConfigPlace('themeConfig', [key], source),
    hint: 'Set `appId`, `apiKey` and `indexName` for a search by Algolia, or none of them for one of the site’s own.'
  })
}

function isRegExp(text: string): boolean {
  try {
    new RegExp(text)
    return true
  } catch {
    return false
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
}
