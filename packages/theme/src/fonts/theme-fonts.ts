import {existsSync} from 'node:fs'
import {createRequire} from 'node:module'
import path from 'node:path'
import {findProperty} from '@lectern/shared/problems/find-quoted'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteContext} from '@lectern/types'
import type {ThemeOptions} from '../config/theme-options.js'
import {type FontOption, readFontSheet, type FontSheet} from './font-sheet.js'

/** The fonts of a site. */
export interface ThemeFonts {
  /** Absolute paths of stylesheets with `@font-face` rules. */
  stylesheets: readonly string[]
  /** Absolute paths of font files that every page preloads. */
  preloads: readonly string[]
  /** CSS that applies the fonts. */
  css: string
}

/** CSS variable and default fonts for each use. */
const USES = {
  text: {variable: '--font-text', system: 'system-ui', ownSheet: 'hanken-grotesk.css'},
  code: {variable: '--font-code', system: 'ui-monospace', ownSheet: 'geist-mono.css'}
} as const

type Use = keyof typeof USES

/**
 * Finds the fonts of a site. Docusaurus projects default to system fonts, which their custom CSS
 * expects.
 *
 * @param ownDir - Absolute path of the folder with the theme's own fonts.
 * @throws SiteError `font-missing`, `font-invalid`.
 */
export function findFonts(
  {fonts}: Pick<ThemeOptions, 'fonts'>,
  context: Pick<SiteContext, 'siteDir' | 'siteConfig' | 'configSource'>,
  ownDir: string
): ThemeFonts {
  if (fonts === false || (fonts === undefined && context.siteConfig.compatibility === 'docusaurus'))
    return {stylesheets: [], preloads: [], css: ''}
  const found = (['text', 'code'] as const).flatMap((use) => {
    const choice = fonts?.[use]
    if (choice === false) return []
    if (choice === undefined) {
      const file = path.join(ownDir, USES[use].ownSheet)
      return [{use, file, sheet: readFontSheet(file)}]
    }
    const option = {name: choice, position: findProperty(use, choice, context.configSource)}
    const file = findSheet(option, use, context.siteDir)
    return [{use, file, sheet: readFontSheet(file, option)}]
  })
  return {
    stylesheets: found.map(({file}) => file),
    // Most text above the fold isn't code, so preloading a code font isn't worth delaying other
    // files.
    preloads: found.flatMap(({use, sheet: {latin}}) => (use === 'text' && latin ? [latin] : [])),
    css: found.map(({use, sheet}) => createVariable(use, sheet)).join('')
  }
}

function createVariable(use: Use, {family, fallback}: FontSheet): string {
  const {variable, system} = USES[use]
  const families = [family, ...(fallback ? [fallback] : [])].map((name) => JSON.stringify(name))
  return `:root{${variable}:${[...families, system].join(',')}}`
}

/** Finds a stylesheet in the site, or the main stylesheet of a package. */
function findSheet({name: choice, position}: FontOption, use: Use, siteDir: string): string {
  const file = choice.startsWith('.') ? path.resolve(siteDir, choice) : findPackage(choice, siteDir)
  if (file !== undefined && existsSync(file)) return file
  throw new SiteError({
    code: 'font-missing',
    message: `The font ${choice} in the theme's \`fonts.${use}\` option doesn't exist.`,
    position,
    hint: suggestFont(choice, siteDir)
  })
}

function suggestFont(choice: string, siteDir: string): string {
  if (choice.startsWith('.')) return 'Fix the path. It is relative to the site root.'
  if (existsSync(path.join(siteDir, choice))) return `Start the path with \`./\`: \`./${choice}\`.`
  return `Install it: \`npm install ${choice}\`. For a stylesheet of the site, start the path with \`./\`.`
}

function findPackage(name: string, siteDir: string): string | undefined {
  try {
    return createRequire(path.join(siteDir, 'package.json')).resolve(name)
  } catch {
    return undefined
  }
}
