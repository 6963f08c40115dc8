import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'

/**
 * Creates a Vitest plugin that resolves `@theme/…` to the first package with the component, using
 * `paths` from tsconfig.json. This is necessary because unit tests have no site configuration that
 * lists themes.
 *
 * @param {string} root the repository root
 * @returns {{name: string, enforce: 'pre', resolveId(specifier: string): string | undefined}}
 */
export function resolveTheme(root) {
  const {compilerOptions} = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8'))
  /** @type {[string, readonly string[]][]} */
  const paths = Object.entries(compilerOptions.paths)
  return {
    name: 'resolve-theme',
    enforce: 'pre',
    resolveId(specifier) {
      const [alias, folders = []] =
        paths.find(([pattern]) => specifier.startsWith(pattern.slice(0, -1))) ?? []
      if (alias === undefined) return undefined
      const name = specifier.slice(alias.length - 1)
      return folders
        .flatMap((folder) => listCandidates(path.join(root, folder.slice(0, -1), name)))
        .find((file) => existsSync(file))
    }
  }
}

/** @param {string} target */
function listCandidates(target) {
  const endings = ['.tsx', '.ts', '/index.tsx', '/index.ts']
  return endings.map((ending) => target.replace(/\.js$/, '') + ending)
}
