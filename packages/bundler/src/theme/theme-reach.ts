import fs from 'node:fs'
import path from 'node:path'
import {isInside} from '@lectern/shared/files/relative-path'
import {findThemeComponent, themesSeenFrom, type ThemeScope} from './theme-resolver.js'

/**
 * Matches specifiers of theme components and relative files anywhere in the text. False positives
 * are harmless.
 */
const SPECIFIERS = /['"](@theme(?:-original|-init)?\/[^'"\n]+|\.{1,2}\/[^'"\n]+)['"]/g

/**
 * Lists the files that a theme component consists of: its own file and the theme files that it
 * imports directly or indirectly. Reads the sources without bundling.
 *
 * @param component - `@theme/Name`.
 */
export function listReachedFiles(component: string, themePaths: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const pending = [findFile(component, '', themePaths)]
  while (pending.length > 0) {
    const file = pending.pop()
    if (file === undefined || reached.has(file)) continue
    reached.add(file)
    const found = [...fs.readFileSync(file, 'utf8').matchAll(SPECIFIERS)]
    pending.push(...found.map(([, specifier = '']) => findFile(specifier, file, themePaths)))
  }
  return reached
}

/** Returns the file of a specifier if it's in a theme folder. */
function findFile(
  specifier: string,
  importer: string,
  themePaths: readonly string[]
): string | undefined {
  const [, scope, name] = /^(@theme[a-z-]*)\/(.*)$/.exec(specifier) ?? []
  if (name !== undefined) {
    const seen =
      scope === '@theme-original' ? themesSeenFrom(importer, name, themePaths) : themePaths
    return findThemeComponent(scope as ThemeScope, name, seen)
  }
  const target = path.resolve(path.dirname(importer), specifier)
  const folder = themePaths.find((themePath) => isInside(target, themePath))
  if (folder === undefined) return undefined
  // TypeScript imports use output names: `./a.js` for `a.ts`.
  const relative = path.relative(folder, target)
  const names = [relative, relative.replace(/\.jsx?$/, '')]
  return names
    .map((file) => findThemeComponent('@theme', file, [folder]))
    .find((file) => file !== undefined)
}
