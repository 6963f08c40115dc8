import type {SiteProblem} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import type {DevBundles} from '../bundles/dev-bundles.js'

/** Errors of the bundles, except in sources that were edited since. */
export interface BundleErrors {
  current(): readonly SiteProblem[]
  /**
   * Leaves out the errors in edited sources until the bundles are built again, which happens when
   * a page with the source is opened.
   */
  omit(sources: readonly string[]): void
}

/** Creates the list of errors. `siteDir` is the folder that positions are relative to. */
export function createBundleErrors(
  bundles: Pick<DevBundles, 'problems'>,
  siteDir: string
): BundleErrors {
  const edited = new Set<string>()
  let last = bundles.problems()
  const readLast = (): readonly SiteProblem[] => {
    // Each run of the bundler has its own list.
    if (last !== bundles.problems()) edited.clear()
    last = bundles.problems()
    return last
  }
  return {
    current: () => readLast().filter(({position}) => !position || !edited.has(position.file)),
    omit(sources) {
      readLast()
      for (const source of sources) edited.add(relativePath(siteDir, source))
    }
  }
}
