import type {Plugin} from '@lectern/types'

/** Hooks that add functions to a site, or that determine whether the site loads. */
const HOOKS: readonly (keyof Plugin)[] = [
  'extendMarkdown',
  'getThemePath',
  'themeConfigKeys',
  'validateThemeConfig'
]

/**
 * Returns whether worker threads need a plugin to load a site's functions. Creating other plugins
 * again would repeat their side effects, such as generating files that are being compiled.
 */
export function affectsFunctions(plugin: Plugin): boolean {
  return HOOKS.some((hook) => plugin[hook] !== undefined)
}
