import fs from 'node:fs'
import path from 'node:path'
import type {SwizzleConfig} from '@lectern/types'
import type {LoadedPlugin} from '@lectern/core/plugins/load-plugins'
import {isInside} from '@lectern/shared/files/relative-path'

/** A theme whose components a site can override. */
export interface ThemeSource {
  /** Plugin name, such as `theme-classic`. */
  name: string
  /** Absolute folder of the components. */
  folder: string
  /** Missing if the theme is part of the site. */
  package?: ThemePackage
  config: SwizzleConfig
}

/** The package of a theme. */
export interface ThemePackage {
  name: string
  version: string
  /** Absolute. */
  folder: string
  /** Value of `exports` in `package.json`. */
  exports?: unknown
}

/** Lists the themes of a site, lowest priority first. */
export function listThemeSources(
  siteDir: string,
  plugins: readonly Pick<LoadedPlugin, 'plugin'>[]
): ThemeSource[] {
  return plugins.flatMap(({plugin}) => {
    const folder = plugin.getThemePath?.()
    if (folder === undefined || !fs.existsSync(folder)) return []
    const config = plugin.getSwizzleConfig?.() ?? {}
    return [{name: plugin.name, folder, package: findPackage(folder, siteDir), config}]
  })
}

/** Returns the name of a theme for messages: its package and version, or its plugin name. */
export function describeTheme(theme: Pick<ThemeSource, 'name' | 'package'>): string {
  return theme.package ? `${theme.package.name} ${theme.package.version}` : theme.name
}

/** Finds the package that contains a folder, unless it also contains the site. */
function findPackage(folder: string, siteDir: string): ThemePackage | undefined {
  const file = path.join(folder, 'package.json')
  if (fs.existsSync(file)) {
    const {name, version, exports} = JSON.parse(fs.readFileSync(file, 'utf8')) as ThemePackage
    if (isInside(siteDir, folder)) return undefined
    if (name) return {name, version, folder, exports}
  }
  const parent = path.dirname(folder)
  return parent === folder ? undefined : findPackage(parent, siteDir)
}
