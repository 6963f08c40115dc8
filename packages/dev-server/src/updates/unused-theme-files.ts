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
 * inputs. Pages are only read if there are different candidates.
 */
export function createUnusedThemeFiles(
  bundles: Pick<DevBundles, 'inputs' | 'problems'>
): UnusedThemeFiles {
  let last: {site: DevSite; inputs: number} | undefined
  let candidates = ''
  let problems: readonly SiteProblem[] = []
  return {
    current(site) {
      const inputs = bundles.inputs()
      // Before the first bundles, and after errors, the inputs are incomplete.
      if (inputs.size === 0 || bundles.problems().length > 0) return problems
      if (last?.site === site && last.inputs === inputs.size) return problems
      last = {site, inputs: inputs.size}
      const unbundled = findUnbundled(site, inputs)
      const names = JSON.stringify(unbundled)
      if (names !== candidates) problems = dropMentioned(unbundled, site)
      candidates = names
      return problems
    }
  }
}

function findUnbundled({site, themePaths}: DevSite, inputs: ReadonlySet<string>): SiteProblem[] {
  const files = listThemeFiles(themePaths).at(-1) ?? []
  if (files.length === 0) return []
  return findUnusedThemeFiles({
    siteDir: site.siteDir,
    files,
    components: listThemeComponents(themePaths.slice(0, -1)),
    bundled: new Set([...inputs, ...site.moduleFiles()])
  })
}

/** Drops files that a page's source mentions. Pages that haven't been opened aren't in the bundles. */
function dropMentioned(
  unbundled: readonly SiteProblem[],
  {site, sources}: DevSite
): readonly SiteProblem[] {
  if (unbundled.length === 0) return []
  const texts = Object.keys(sources).map((source) => readText(path.resolve(site.siteDir, source)))
  return unbundled.filter(({position}) => {
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
