import fs from 'node:fs'
import path from 'node:path'
import {hashComponent} from './eject-component.js'
import {ORIGINS_FILE, readOrigins, type Origin} from './origins.js'
import {readComponent, type ThemeComponent} from './theme-component.js'
import type {ThemeSource} from './theme-source.js'

/** A component that a site has copied from a theme. */
export interface CopiedComponent {
  name: string
  /** Absolute folder that holds it and its origin. */
  folder: string
  origin: Origin
  /** As the theme has it now; absent when the theme is gone or has it no longer. */
  component?: ThemeComponent
}

interface CopySettings {
  siteDir: string
  /** Folders of components, as the site resolves them. */
  themePaths: readonly string[]
  themes: readonly ThemeSource[]
}

/**
 * All components that the site has copied and still has.
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

/** Whether the theme's version has changed since the copy. */
export function isOutdated({component, origin}: CopiedComponent): boolean {
  return component === undefined || hashComponent(component) !== origin.hash
}
