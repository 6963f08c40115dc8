import fs from 'node:fs'
import path from 'node:path'
import {findThemeComponent} from '@lectern/bundler'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {packageSpecifier} from './package-specifier.js'
import {rewriteImports} from './rewrite-imports.js'
import type {ThemeComponent} from './theme-component.js'
import type {ThemeSource} from './theme-source.js'

/** Language of a site's components. */
export type Language = 'typescript' | 'javascript'

/** A theme component, ready to be written to a site. */
export interface EjectedComponent {
  /** Contents by path. Paths are relative to the target folder and use forward slashes. */
  files: Readonly<Record<string, string>>
  /** Hash of the theme's source files. */
  hash: string
}

interface EjectSettings {
  siteDir: string
  language: Language
}

/**
 * Ejects a theme component, along with adjacent files that no other component uses. Imports of
 * other theme files are rewritten to public specifiers.
 *
 * @throws SiteError `swizzle-import-private`.
 */
export async function ejectComponent(
  component: ThemeComponent,
  settings: EjectSettings
): Promise<EjectedComponent> {
  const sources = readSources(component, settings.siteDir)
  if (settings.language === 'typescript')
    return {files: byName(sources), hash: hashComponent(component)}
  // Loaded on demand, because builds only use this module to compare hashes.
  const {stripTypes} = await import('./strip-types.js')
  const plain = sources.map(({file, text}) =>
    /\.tsx?$/.test(file)
      ? {file: file.replace(/\.ts(x?)$/, '.js$1'), text: stripTypes(text)}
      : {file, text}
  )
  return {files: byName(plain), hash: hashComponent(component)}
}

function byName(sources: readonly {file: string; text: string}[]): Record<string, string> {
  return Object.fromEntries(sources.map(({file, text}) => [file, text]))
}

/** Hashes all theme files of a component. */
export function hashComponent(component: ThemeComponent): string {
  const {folder} = component.theme
  const parts = listOwnFiles(component).map(
    (file) => `${file}\0${fs.readFileSync(path.join(folder, file), 'utf8')}`
  )
  return hashContent(parts.join('\0'))
}

function readSources(component: ThemeComponent, siteDir: string) {
  const {theme} = component
  return listOwnFiles(component).map((file) => {
    const text = fs.readFileSync(path.join(theme.folder, file), 'utf8')
    if (!isCode(file)) return {file, text}
    const rename = (specifier: string) => {
      const target = findTarget(theme, file, specifier)
      if (target && isOwn(component, target)) return withoutCodeEnding(specifier)
      const name = target && themeName(theme, target, siteDir)
      if (name) return name
      throw keptPrivate(component, specifier)
    }
    return {file, text: rewriteImports(text, rename)}
  })
}

/** Lists a component's files, relative to the theme's folder. The main file comes first. */
function listOwnFiles(component: ThemeComponent): string[] {
  const own = [component.file]
  for (const file of own) {
    if (!isCode(file)) continue
    rewriteImports(
      fs.readFileSync(path.join(component.theme.folder, file), 'utf8'),
      (specifier) => {
        const target = findTarget(component.theme, file, specifier)
        if (target && isOwn(component, target) && !own.includes(target)) own.push(target)
        return specifier
      }
    )
  }
  return own
}

/**
 * Resolves a relative import. The result is relative to the theme's folder and can start with
 * `../`.
 */
function findTarget(theme: ThemeSource, file: string, specifier: string): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), specifier)
  const found = [target, target.replace(/\.jsx?$/, '')]
    .map((name) => findThemeComponent('@theme', name, [theme.folder]))
    .find((absolutePath) => absolutePath !== undefined)
  return found && relativePath(theme.folder, found)
}

/**
 * Returns whether a file belongs to a component. That includes styles and images next to it, and
 * code with a lowercase name in the component's own folder.
 */
function isOwn({file}: ThemeComponent, target: string): boolean {
  const folder = path.posix.dirname(file)
  if (target === file || target.startsWith('../')) return false
  const isInside = folder === '.' || target.startsWith(`${folder}/`)
  if (!isCode(target))
    return isInside && (hasOwnFolder(file) || path.posix.dirname(target) === folder)
  return (
    isInside &&
    hasOwnFolder(file) &&
    /^[a-z]/.test(path.posix.basename(target)) &&
    !hasOwnFolder(target)
  )
}

function hasOwnFolder(file: string): boolean {
  return /^index\.[jt]sx?$/.test(path.posix.basename(file)) && file.includes('/')
}

/** Returns the specifier for importing a theme file in a site. */
function themeName(theme: ThemeSource, target: string, siteDir: string): string | undefined {
  if (!target.startsWith('../')) return `@theme/${target.replace(/(?:\/index)?\.[jt]sx?$/, '')}`
  const absolutePath = path.join(theme.folder, target)
  if (theme.package) return packageSpecifier(theme.package, absolutePath)
  return `@site/${withoutCodeEnding(relativePath(siteDir, absolutePath))}`
}

function isCode(file: string): boolean {
  return /\.[jt]sx?$/.test(file)
}

function withoutCodeEnding(specifier: string): string {
  return specifier.replace(/\.[jt]sx?$/, '')
}

function keptPrivate({name, theme}: ThemeComponent, specifier: string): SiteError {
  return new SiteError({
    code: 'swizzle-import-private',
    message: `The component \`${name}\` can't be ejected: it imports ${specifier}, which ${theme.package?.name ?? theme.name} doesn't export.`,
    hint: `Wrap it instead: \`site swizzle ${name} --wrap\`.`
  })
}
