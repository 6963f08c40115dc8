import {relativePath} from '@lectern/shared/files/relative-path'
import type {ThemePackage} from './theme-source.js'

/**
 * Returns the specifier for importing a package's file, according to the package's `exports`
 * (Node.js, “Packages”, subpath exports and patterns). Without `exports`, it's the path of the
 * file.
 *
 * @param file - Absolute path with extension.
 * @returns `undefined` if the package doesn't export the file.
 */
export function packageSpecifier(
  {name, folder, exports}: ThemePackage,
  file: string
): string | undefined {
  const codePath = withoutCodeEnding(`./${relativePath(folder, file)}`)
  if (exports === undefined || exports === null) return `${name}${codePath.slice(1)}`
  for (const [subpath, target] of Object.entries(exports)) {
    for (const pattern of listTargets(target).map(withoutCodeEnding)) {
      const matched = matchPattern(pattern, codePath)
      if (matched !== undefined) return `${name}${subpath.slice(1).replace('*', matched)}`
    }
  }
  return undefined
}

/** Lists all files that a value in `exports` can resolve to under any conditions. */
function listTargets(target: unknown): string[] {
  if (typeof target === 'string') return [target]
  if (typeof target !== 'object' || target === null) return []
  return Object.values(target).flatMap(listTargets)
}

/**
 * Returns the part of a path that matches a pattern's star, or an empty string if the pattern has
 * no star and equals the path.
 */
function matchPattern(pattern: string, codePath: string): string | undefined {
  const star = pattern.indexOf('*')
  if (star < 0) return pattern === codePath ? '' : undefined
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)]
  const isMatch =
    codePath.length >= start.length + end.length &&
    codePath.startsWith(start) &&
    codePath.endsWith(end)
  return isMatch ? codePath.slice(start.length, codePath.length - end.length) : undefined
}

/**
 * Removes a code file's extension, because TypeScript and bundlers also resolve `.js` to `.ts` or
 * `.tsx` files.
 */
function withoutCodeEnding(file: string): string {
  return file.replace(/\.[jt]sx?$/, '')
}
