import path from 'node:path'
import type {BundleInput} from '../input/bundle-input.js'
import {listReachedFiles} from '../theme/theme-reach.js'
import {splitComponent} from '../theme/nested-component.js'
import {findBaseTheme, findThemeComponent, listThemeFiles} from '../theme/theme-resolver.js'

/** Module with the code that every page needs. All other modules in the client bundle import it. */
export const FRAME_MODULE = '@generated/frame'

/**
 * Lists the route components that are part of the frame, i.e. the base theme's. They're small and
 * share most of their code. As separate scripts, each would have a few hundred bytes and load a
 * dozen shared scripts. Components of other themes and plugins can have any size, so they stay
 * separate.
 *
 * Pages that use overridden components from `src/theme` also stay separate, so that a change to a
 * component only affects the pages that show it. Overridden components of the layout are on every
 * page anyway.
 */
export function listFrameComponents({
  components,
  themePaths,
  mode
}: Pick<BundleInput, 'components' | 'themePaths' | 'mode'>): string[] {
  // In development, components are added and removed one at a time.
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

/**
 * Creates a function that returns whether a route component belongs to the site or another theme
 * instead of the base theme.
 */
export function createForeignTest(themePaths: readonly string[]): (component: string) => boolean {
  const base = findBaseTheme(themePaths)
  return (component) =>
    splitComponent(component).some((part) => {
      const name = /^@theme\/(.*)/.exec(part)?.[1]
      const file = name && findThemeComponent('@theme', name, themePaths)
      return !file || base === undefined || !file.startsWith(base + path.sep)
    })
}

/** Lists the files in the site's own theme folder that a component uses. */
function listOwnFiles(component: string, themePaths: readonly string[]): string[] {
  const folder = themePaths.at(-1)
  if (folder === undefined || listThemeFiles([folder]).flat().length === 0) return []
  const files = [...listReachedFiles(component, themePaths)]
  return files.filter((file) => file.startsWith(folder + path.sep))
}

/** Creates the code of the frame. It has no side effects, because many modules import it. */
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
