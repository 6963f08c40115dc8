import {SiteError} from '@lectern/shared/problems/site-problem'
import {createSchemaError} from '@lectern/shared/schema/schema-check'
import type {SchemaIssue} from '@lectern/shared/schema/validate-options'
import {findConfigPosition} from '@lectern/shared/problems/find-config-position'
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
import {PEER_KEYS} from './peer-keys.js'
import {themeConfigSchema} from './theme-config-schema.js'

/** Configuration file, for locating problems. */
type ConfigSource = SiteContext['configSource']

/** Settings for validating a configuration. */
export interface ThemeConfigCheck {
  source?: ConfigSource
  /** Whether typos in the fields of navbar items are errors. */
  rejectsTypos?: boolean
}

/**
 * Validates `themeConfig` and fills in defaults. Validating the result again doesn't change it.
 *
 * @throws SiteError `theme-config-invalid` for each invalid value and unknown key.
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
  // Loose objects also contain only JSON, because the configuration is JSON.
  return {...foreign, ...config} as unknown as ThemeConfig & JsonObject
}

/**
 * Returns the part of `themeConfig` that belongs to this theme. All other keys of a validated
 * configuration belong to other plugins.
 */
export function pickOwnConfig(themeConfig: JsonObject): JsonObject {
  const entries = Object.entries(themeConfig)
  return Object.fromEntries(entries.filter(([key]) => key in themeConfigSchema.shape))
}

function parseOwn(
  own: JsonObject,
  {source, rejectsTypos = false}: ThemeConfigCheck
): z.output<typeof themeConfigSchema> {
  const result = themeConfigSchema.safeParse(own)
  if (!result.success) {
    // Every Zod issue type has these fields, but their union type doesn't show it.
    const issues = result.error.issues as unknown as SchemaIssue[]
    throw createSchemaError(issues, {
      code: 'theme-config-invalid',
      subject: '`themeConfig`',
      value: own,
      schema: themeConfigSchema,
      peerKeys: PEER_KEYS,
      locate: (path) => source && findConfigPosition('themeConfig', path, source)
    })
  }
  const typos = rejectsTypos ? findMisspelledKeys(result.data.navbar.items) : []
  const issues = [...findConfigIssues(result.data), ...typos]
  if (issues.length > 0) {
    const fields = issues.map(({path}) => path)
    throw new SiteError(describeIssues('theme-config-invalid', issues, source), {fields})
  }
  return result.data
}

/** Converts issues to problems that include their position in the configuration. */
export function describeIssues(
  code: ProblemCode,
  issues: readonly ConfigIssue[],
  source: ConfigSource | undefined
): SiteProblem[] {
  return issues.map(({path, message, hint}) => ({
    code,
    message,
    position: source && findConfigPosition('themeConfig', path, source),
    hint
  }))
}

/**
 * Sets the type of items that don't have one, because authors can omit it for links and dropdowns.
 */
function nameType(item: ParsedItem): NavbarItemConfig {
  const type = item.type ?? (item.items ? 'dropdown' : 'default')
  const lists = listItemLists().flatMap((key) => {
    // The schema has validated the items of the list.
    const items = item[key] as readonly ParsedItem[] | undefined
    return items ? [[key, items.map((child) => nameType(child))]] : []
  })
  return {...item, type, ...Object.fromEntries(lists)}
}

type FooterEntries = NonNullable<z.output<typeof themeConfigSchema>['footer']>['links']

/** Adds missing `items` to columns, and removes empty titles. */
function completeColumns(links: FooterEntries): object[] {
  return links.map((entry) => {
    const {title, ...rest} = entry
    const items = isColumn(entry) ? {items: entry.items ?? []} : {}
    return {...(title && {title}), ...rest, ...items}
  })
}
