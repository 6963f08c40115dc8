import fs from 'node:fs'
import path from 'node:path'
import {hashComponent} from './eject-component.js'
import {ORIGINS_FILE, readOrigins, type Origin} from './origins.js'
import {readComponent, type ThemeComponent} from './theme-component.js'
import type {ThemeSource} from './theme-source.js'

/** A component that a site has ejected from a theme. */
export interface CopiedComponent {
  name: string
  /** Absolute folder that contains the component and its origin. */
  folder: string
  origin: Origin
  /** The theme's current component. Missing if the theme or its component was removed. */
  component?: ThemeComponent
}

interface CopySettings {
  siteDir: string
  /** Component folders, in the order in which the site resolves components. */
  themePaths: readonly string[]
  themes: readonly ThemeSource[]
}

/**
 * Lists all ejected components that still exist in the site.
 *
 * @throws SiteError `swizzle-origins-invalid`.
 */
export function listCopies({siteDir, themePaths, themes}: CopySettings): CopiedComponent[] {
  return themePaths
    .filter((folder) => fs.existsSync(path.join(folder, ORIGINS_FILE)))
    .flatMap((folder) =>
      Object.entries(readOrigins(folder, siteDir)).map(([name, origin]) => {
        const theme = themes.find(({name}) => name === origin.theme)
        return {name, folder, origin, component: theme && readComponent(theme, name)}
      })
    )
    .filter(({folder, origin}) =>
      Object.keys(origin.files).some((file) => fs.existsSync(path.join(folder, file)))
    )
}

/** Returns whether the theme's component has changed since it was ejected. */
export function isOutdated({component, origin}: CopiedComponent): boolean {
  return component === undefined || hashComponent(component) !== origin.hash
}
