import path from 'node:path'
import type {BundleInput} from '../input/bundle-input.js'
import {listReachedFiles} from '../theme/theme-reach.js'
import {splitComponent} from '../theme/nested-component.js'
import {findBaseTheme, findThemeComponent, listThemeFiles} from '../theme/theme-resolver.js'

/** The module that all others of the browser's bundle import: what every page needs, in one file. */
export const FRAME_MODULE = '@generated/frame'

/**
 * Route components that are part of the frame: components of the theme with the root of all pages.
 * They're small and share most of their code. As separate scripts, each would have some hundred
 * bytes and share a dozen more scripts. Components of other themes and of plugins can have any
 * size, so they stay separate.
 *
 * A page that is made of components in the site's own theme folder, which is the last, stays apart, unless
 * the layout of all pages is: a change of that component is to change the pages that show it, and no others.
 */
export function listFrameComponents({
  components,
  themePaths,
  mode
}: Pick<BundleInput, 'components' | 'themePaths' | 'mode'>): string[] {
  // While an author works, components come and go one by one.
  if (mode === 'development') return []
  const isForeign = createForeignTest(themePaths)
  const candidates = components.filter(
    (component) => component.startsWith('@theme/') && !isForeign(component)
  )
  const common = new Set(listOwnFiles('@theme/Layout', themePaths))
  return candidates.filter((component) =>
    listOwnFiles(component, themePaths).every((file) => common.has(file))
  )
}

/** Creates a function that tells whether a route component is the site's or another theme's, instead of the base theme's. */
export function createForeignTest(themePaths: readonly string[]): (component: string) => boolean {
  const base = findBaseTheme(themePaths)
  return (component) =>
    splitComponent(component).some((part) => {
      const name = /^@theme\/(.*)/.exec(part)?.[1]
      const file = name && findThemeComponent('@theme', name, themePaths)
      return !file || base === undefined || !file.startsWith(base + path.sep)
    })
}

/** The files of the site's own theme folder that a page is made of. */
function listOwnFiles(component: string, themePaths: readonly string[]): string[] {
  const folder = themePaths.at(-1)
  if (folder === undefined || listThemeFiles([folder]).flat().length === 0) return []
  const files = [...listReachedFiles(component, themePaths)]
  return files.filter((file) => file.startsWith(folder + path.sep))
}

/** Code of the frame: it starts nothing by itself, since pages import it from many places. */
export function createFrameModule(components: readonly string[]): string {
  const names = components.map((component) => JSON.stringify(component))
  return [
    `export {startClient} from '@lectern/client/start'`,
    `export {default as Root} from '@theme/Root'`,
    `export {default as ErrorPage} from '@theme/Error'`,
    ...names.map((name, index) => `import page${index} from ${name}`),
    `export const pageComponents = {${names.map((name, index) => `${name}: page${index}`).join(', ')}}`
  ].join('\n')
}

/**
 * Import that makes an entry share the frame with all others. Without it, esbuild would split the
 * frame.
 */
export const FRAME_IMPORT = `import ${JSON.stringify(FRAME_MODULE)}`
