import fs from 'node:fs'
import path from 'node:path'
import {listThemeComponents, listThemeFiles} from '@lectern/bundler'
import {findUnusedThemeFiles} from '@lectern/core/bundle/find-unused-theme-files'
import type {SiteProblem} from '@lectern/types'
import type {DevBundles} from '../bundles/dev-bundles.js'
import type {DevSite} from '../site/dev-site.js'

/** Warnings about files in `src/theme` that replace no component. */
export interface UnusedThemeFiles {
  current(site: DevSite): readonly SiteProblem[]
}

/**
 * Creates the warnings. They're computed again after a scan, or if the bundles have different
 * inputs.
 */
export function createUnusedThemeFiles(
  bundles: Pick<DevBundles, 'inputs' | 'problems'>
): UnusedThemeFiles {
  let last: {site: DevSite; inputs: number; problems: readonly SiteProblem[]} | undefined
  return {
    current(site) {
      const inputs = bundles.inputs()
      // Before the first bundles, and after errors, the inputs are incomplete.
      if (inputs.size === 0 || bundles.problems().length > 0) return last?.problems ?? []
      if (last?.site !== site || last.inputs !== inputs.size)
        last = {site, inputs: inputs.size, problems: findUnused(site, inputs)}
      return last.problems
    }
  }
}

function findUnused(
  {site, sources, themePaths}: DevSite,
  inputs: ReadonlySet<string>
): readonly SiteProblem[] {
  const {siteDir} = site
  const files = listThemeFiles(themePaths).at(-1) ?? []
  if (files.length === 0) return []
  const unused = findUnusedThemeFiles({
    siteDir,
    files,
    components: listThemeComponents(themePaths.slice(0, -1)),
    bundled: new Set([...inputs, ...site.moduleFiles()])
  })
  if (unused.length === 0) return []
  // Pages that haven't been opened aren't in the bundles.
  const texts = Object.keys(sources).map((source) => readText(path.resolve(siteDir, source)))
  return unused.filter(({position}) => {
    const name = position?.file.replace(/^src\/|(?:\/index)?\.[jt]sx?$/g, '') ?? ''
    return !texts.some((text) => text.includes(name))
  })
}

function readText(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // Deleted since the scan.
    return ''
  }
}
