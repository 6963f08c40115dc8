import {SiteError} from '@lectern/shared/problems/site-problem'
import {createSchemaError} from '@lectern/shared/schema/schema-check'
import type {SchemaIssue} from '@lectern/shared/schema/validate-options'
import {findConfigPlace} from '@lectern/shared/problems/find-config-place'
import type {
  JsonObject,
  NavbarItemConfig,
  ProblemCode,
  SiteContext,
  SiteProblem,
  ThemeConfig
} from '@lectern/types'
import type {z} from '@lectern/shared/schema/schema'
import type {ConfigIssue} from './config-issue.js'
import {listItemLists, type ParsedItem} from './navbar-item-fields.js'
import {findMisspelledKeys} from './navbar-item-issues.js'
import {findConfigIssues, isColumn} from './theme-config-issues.js'
import {FOREIGN_KEYS} from './foreign-keys.js'
import {themeConfigKeys, themeConfigSchema} from './theme-config-schema.js'

/** Where problems of the configuration lie, for messages. */
type ConfigSource = SiteContext['configSource']

/** How a configuration is checked. */
export interface ThemeConfigCheck {
  source?: ConfigSource
  /** Whether a key of a navbar item that is nearly a field is an error. */
  refusesTypos?: boolean
}

/**
 * Checks `themeConfig` and fills in its defaults. What comes out may go in again and stays the same.
 *
 * @throws SiteError with one `theme-config-invalid` for each wrong value and unknown key.
 */
export function createThemeConfig(
  themeConfig: JsonObject,
  check: ThemeConfigCheck = {}
): ThemeConfig & JsonObject {
  const entries = Object.entries(themeConfig)
  const own = Object.fromEntries(entries.filter(([key]) => !FOREIGN_KEYS.has(key)))
  const foreign = Object.fromEntries(entries.filter(([key]) => FOREIGN_KEYS.has(key)))
  const {navbar, footer, ...rest} = parseOwn(own, check)
  const config = {
    ...rest,
    navbar: {...navbar, items: navbar.items.map((item) => nameType(item))},
    ...(footer && {footer: {...footer, links: completeColumns(footer.links)}})
  }
  // Loose objects contain JSON, because the configuration consists of it.
  return {...foreign, ...config} as unknown as ThemeConfig & JsonObject
}

/**
 * The part of `themeConfig` that belongs to this theme. After the check, the rest belongs to other
 * plugins.
 */
export function pickOwnConfig(themeConfig: JsonObject): JsonObject {
  const entries = Object.entries(themeConfig)
  return Object.fromEntries(entries.filter(([key]) => key in themeConfigSchema.shape))
}

function parseOwn(
  own: JsonObject,
  {source, refusesTypos = false}: ThemeConfigCheck
): z.output<typeof themeConfigSchema> {
  const result = themeConfigSchema.safeParse(own)
  if (!result.success) {
    // Every kind of issue has the fields that messages need; zod's union of kinds hides that.
    const issues = result.error.issues as unknown as SchemaIssue[]
    throw createSchemaError(issues, {
      code: 'theme-config-invalid',
      subject: '`themeConfig`',
      value: own,
      knownKeys: themeConfigKeys,
      locate: (path) => source && findConfigPlace('themeConfig', path, source)
    })
  }
  const typos = refusesTypos ? findMisspelledKeys(result.data.navbar.items) : []
  const issues = [...findConfigIssues(result.data), ...typos]
  if (issues.length > 0) {
    const fields = issues.map(({path}) => path)
    throw new SiteError(describeIssues('theme-config-invalid', issues, source), {fields})
  }
  return result.data
}

/** Errors as problems, each with its position in the configuration. */
export function describeIssues(
  code: ProblemCode,
  issues: readonly ConfigIssue[],
  source: ConfigSource | undefined
): SiteProblem[] {
  return issues.map(({path, message, hint}) => ({
    code,
    message,
    position: source && findConfigPlace('themeConfig', path, source),
    hint
  }))
}

/** Sets the default type of items, which authors can omit for links and dropdowns. */
function nameType(item: ParsedItem): NavbarItemConfig {
  const type = item.type ?? (item.items ? 'dropdown' : 'default')
  const lists = listItemLists().flatMap((key) => {
    // The schema has checked the items of the list.
    const items = item[key] as readonly ParsedItem[] | undefined
    return items ? [[key, items.map((child) => nameType(child))]] : []
  })
  return {...item, type, ...Object.fromEntries(lists)}
}

type FooterEntries = NonNullable<z.output<typeof themeConfigSchema>['footer']>['links']

/** Columns have `items`; the title of a column may be missing or `null`. */
function completeColumns(links: FooterEntries): object[] {
  return links.map((entry) => {
    const {title, ...rest} = entry
    const items = isColumn(entry) ? {items: entry.items ?? []} : {}
    return {...(title && {title}), ...rest, ...items}
  })
}
