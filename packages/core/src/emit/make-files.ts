import type {RenderedSite} from '@lectern/types'
import {hashContent} from '@lectern/shared/content-hash'
import {blame, type LoadedPlugin} from '../plugins/load-plugins.js'
import {madeKey, type OutputPlan, type PlannedFile} from './output-plan.js'

/** Ask all plugins for the files that they make of finished pages; of two of one name the first counts. */
export async function makeFiles(
  plugins: readonly LoadedPlugin[],
  site: RenderedSite
): Promise<OutputPlan> {
  const made = await Promise.all(
    plugins.map(({plugin, label}) =>
      blame(label, 'postBuild', () => plugin.postBuild?.(site) ?? [])
    )
  )
  return new Map(
    made
      .flat()
      .reverse()
      .map(({file, text}): [string, PlannedFile] => [
        file,
        {kind: 'text', key: madeKey(hashContent(text)), text}
      ])
  )
}
