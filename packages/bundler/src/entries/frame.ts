import {isInside} from '@lectern/shared/files/relative-path'
import type {BundleInput} from '../input/bundle-input.js'
import {listReachedFiles} from '../theme/theme-reach.js'
import {splitComponent} from '../theme/nested-component.js'
import {findBaseTheme, findThemeComponent, listThemeFiles} from '../theme/theme-resolver.js'

/** Module with the code that every page needs. All client entries import it. */
export const FRAME_MODULE = '@generated/frame'

/**
 * Lists the base theme's route components, which are part of the frame. They're small and share
 * most of their code. A separate script for each would have a few hundred bytes and load a dozen
 * shared scripts. Components of other themes and plugins can have any size, so they stay separate.
 *
 * Route components that use overridden components from `src/theme` also stay separate. This way, a
 * change to an override affects only the pages that show it. Overrides that the layout uses don't
 * count, because they're on every page.
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
 * Creates a function that returns whether a route component comes from the site or a theme other
 * than the base theme.
 */
export function createForeignTest(themePaths: readonly string[]): (component: string) => boolean {
  const base = findBaseTheme(themePaths)
  return (component) =>
    splitComponent(component).some((part) => {
      const name = /^@theme\/(.*)/.exec(part)?.[1]
      const file = name && findThemeComponent('@theme', name, themePaths)
      return !file || base === undefined || !isInside(file, base)
    })
}

/** Lists the files in the site's own theme folder that a component uses. */
function listOwnFiles(component: string, themePaths: readonly string[]): string[] {
  const folder = themePaths.at(-1)
  if (folder === undefined || listThemeFiles([folder]).flat().length === 0) return []
  const files = [...listReachedFiles(component, themePaths)]
  return files.filter((file) => isInside(file, folder))
}

/**
 * Creates the frame's code. The code must not have side effects, because many modules import it.
 */
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
 * Import for every client entry. It keeps the frame in one script that esbuild would otherwise
 * split.
 */
export const FRAME_IMPORT = `import ${JSON.stringify(FRAME_MODULE)}`
