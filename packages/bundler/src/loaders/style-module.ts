import type {Stylesheet} from '../input/style-reader.js'
import {hashContent} from '@lectern/shared/cache/content-hash'

/** A CSS module as plain CSS. */
export interface StyleModule {
  css: string
  /** Class names, keyframes and values (`:export`, `@value`), by their names in the source. */
  names: Readonly<Record<string, string>>
  /** Names in the order and format that modules need to compose from this one. */
  composed: readonly string[]
}

/** A CSS module to compile, with a function that finds other modules. */
export interface StyleModuleSource extends Pick<Stylesheet, 'css'> {
  /** Absolute. */
  file: string
  /** Name that class names are derived from. It's the same on all machines. */
  name: string
  /** Returns the names of a module that this one composes from. */
  readNames(request: string): Promise<StyleModule['names']>
}

/**
 * Scopes the names of a CSS module like webpack's css-loader: `:global` and `:local` with and without
 * parentheses, `composes`, `@value` and `:export`. Names of grid lines and containers stay global.
 *
 * @throws CssSyntaxError with a 1-based line and column.
 */
export async function compileStyleModule({
  file,
  name,
  css,
  readNames
}: StyleModuleSource): Promise<StyleModule> {
  // Loaded on demand, because loading them takes time and many sites have no CSS modules. The
  // second package requires the first.
  const {default: postcss} = await import('postcss')
  const {default: postcssModules} = await import('postcss-modules')
  const suffix = hashContent(name).slice(0, 6)
  const composed: string[] = []
  let names: StyleModule['names'] = {}
  const modules = postcssModules({
    generateScopedName: (local) => `${local}_${suffix}`,
    getJSON: (_file, json) => {
      names = json
    },
    Loader: class {
      fetch(request: string) {
        composed.push(request)
        return readNames(request) as Promise<Record<string, string>>
      }
    }
  })
  const result = await postcss([modules]).process(css, {from: file, map: false})
  return {css: result.css, names, composed: [...new Set(composed)]}
}
