import {SiteError} from '@lectern/shared/problems/site-problem'
import {listSimilarNames, sortByDistance} from '@lectern/shared/text/nearest'
import {listComponents, type ThemeComponent} from './theme-component.js'
import type {ThemeSource} from './theme-source.js'

/** Names from the command line: `Footer`, `classic`, or `classic Footer`. */
export interface WantedComponent {
  theme?: string
  component?: string
}

/**
 * Splits names into a theme and a component. A single name is a component, unless a theme has that
 * name.
 */
export function readWords(
  words: readonly string[],
  themes: readonly ThemeSource[]
): WantedComponent {
  const [first, second] = words
  if (first === undefined) return {}
  if (second !== undefined) return {theme: first, component: second}
  return themes.some((theme) => isCalled(theme, first)) ? {theme: first} : {component: first}
}

/**
 * Returns the themes with a given name, or all themes, highest priority first.
 *
 * @throws SiteError `swizzle-theme-missing`, `swizzle-theme-unknown`.
 */
export function chooseThemes(themes: readonly ThemeSource[], wanted?: string): ThemeSource[] {
  if (themes.length === 0) {
    throw new SiteError({
      code: 'swizzle-theme-missing',
      message: 'The site has no theme, so it has no components to swizzle.',
      hint: "Add a theme to the configuration, e.g. `presets: ['classic']`."
    })
  }
  const chosen = themes.filter((theme) => wanted === undefined || isCalled(theme, wanted))
  if (chosen.length > 0) return chosen.reverse()
  const names = themes.map(({name}) => name)
  throw new SiteError({
    code: 'swizzle-theme-unknown',
    message: `The theme \`${wanted}\` isn't installed in this site.`,
    hint: `Use one of the site's themes: ${sortByDistance(wanted ?? '', names).join(', ')}.`
  })
}

/**
 * Returns a component from the first theme that has it.
 *
 * @throws SiteError `swizzle-component-unknown`. The error suggests similar names.
 */
export function chooseComponent(themes: readonly ThemeSource[], wanted: string): ThemeComponent {
  const components = themes.flatMap(listComponents)
  const name = wanted.replace(/^@theme\//, '')
  const found = components.find((component) => component.name === name)
  if (found) return found
  const names = [...new Set(components.map((component) => component.name))]
  const similar = listSimilarNames(name, names)
  throw new SiteError({
    code: 'swizzle-component-unknown',
    message: `The component \`${name}\` doesn't exist in any theme of the site.`,
    hint: `${similar.length > 0 ? `Similar names: ${similar.join(', ')}. ` : ''}List all components with \`site swizzle --list\`.`
  })
}

/**
 * Returns whether a name refers to a theme: the plugin name with or without `theme-`, the package
 * name or the Docusaurus package name.
 */
function isCalled({name, package: from}: ThemeSource, wanted: string): boolean {
  const short = name.replace(/^theme-/, '')
  return [name, short, from?.name, `@docusaurus/theme-${short}`].includes(wanted)
}
