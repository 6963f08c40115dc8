import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import type {LoadedPlugin} from '@lectern/core/plugins/load-plugins'
import {isOutdated, listCopies} from './copied-component.js'
import {ORIGINS_FILE} from './origins.js'
import {listThemeSources} from './theme-source.js'
import {relativePath} from '@lectern/shared/files/relative-path'

interface CopySettings {
  siteDir: string
  plugins: readonly Pick<LoadedPlugin, 'plugin'>[]
  /** Component folders, lowest priority first. */
  themePaths: readonly string[]
}

/** Reports ejected components whose theme component has changed since then. */
export function findOutdatedCopies({siteDir, plugins, themePaths}: CopySettings): SiteProblem[] {
  const folders = themePaths.filter((folder) => fs.existsSync(path.join(folder, ORIGINS_FILE)))
  if (folders.length === 0) return []
  const themes = listThemeSources(siteDir, plugins)
  const outdated = listCopies({siteDir, themePaths: folders, themes}).filter(isOutdated)
  const [first] = outdated
  if (!first) return []
  const names = outdated.map(({name}) => `\`${name}\``).join(', ')
  const file = relativePath(siteDir, path.join(first.folder, ORIGINS_FILE))
  return [
    {
      code: 'swizzled-component-outdated',
      policy: 'warn',
      message: `The theme has changed since these components were ejected: ${names}.`,
      position: {file},
      hint: 'Show the changes with `site swizzle --diff` and apply them with `site swizzle --merge`.'
    }
  ]
}
