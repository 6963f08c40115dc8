import {ownValue} from '@lectern/shared/objects/own-value'
import {findConfigPosition} from '@lectern/shared/problems/find-config-position'
import {findNearest} from '@lectern/shared/text/nearest'
import type {JsonObject, SiteContext, SiteProblem} from '@lectern/types'
import {FOREIGN_KEYS} from './foreign-keys.js'
import {themeConfigKeys} from './theme-config-schema.js'

/** The keys of `themeConfig`, split into known and unknown ones. */
export interface SeparatedKeys {
  /** Fields of this theme. */
  known: JsonObject
  /** Unknown keys. They may belong to a plugin or to the site's code. */
  unclaimed: JsonObject
}

/** Keys that Docusaurus rejects, because it has moved them elsewhere. */
const MOVED: Readonly<Record<string, string>> = {
  disableDarkMode: 'Use `themeConfig.colorMode.disableSwitch`.',
  defaultDarkMode: "Use `themeConfig.colorMode.defaultMode: 'dark'`.",
  metadatas: 'Rename it to `metadata`.',
  hideableSidebar: 'Use `themeConfig.docs.sidebar.hideable`.',
  autoCollapseSidebarCategories: 'Use `themeConfig.docs.sidebar.autoCollapseCategories`.',
  sidebarCollapsible: 'Move it to the options of the docs plugin.',
  gtag: 'Move it to the options of the preset or of the `google-gtag` plugin.',
  googleAnalytics: 'Move it to the options of the preset or of the `google-analytics` plugin.'
}

/** Separates the known keys of `themeConfig` from unknown ones. */
export function separateKeys(themeConfig: JsonObject): SeparatedKeys {
  const entries = Object.entries(themeConfig)
  return {
    known: Object.fromEntries(entries.filter(([key]) => isThemeKey(key))),
    unclaimed: Object.fromEntries(entries.filter(([key]) => !isThemeKey(key)))
  }
}

function isThemeKey(key: string): boolean {
  return FOREIGN_KEYS.has(key) || themeConfigKeys.includes(key)
}

/**
 * Warns about keys that have moved or that are similar to a known one. The others probably belong to
 * plugins, which don't declare their keys.
 */
export function reportUnclaimedKeys(
  keys: readonly string[],
  source: SiteContext['configSource']
): SiteProblem[] {
  return keys.flatMap((key): SiteProblem[] => {
    const hint = ownValue(MOVED, key) ?? suggestKey(key)
    if (hint === undefined) return []
    return [
      {
        code: 'docusaurus-field-unused',
        policy: 'warn',
        message: `\`themeConfig\` has the unknown key \`${key}\`.`,
        position: findConfigPosition('themeConfig', [key], source),
        hint
      }
    ]
  })
}

function suggestKey(key: string): string | undefined {
  const nearest = findNearest(key, themeConfigKeys)
  if (nearest === undefined) return undefined
  return `Did you mean \`${nearest}\`? Ignore this if a plugin or the site's code uses the key.`
}
