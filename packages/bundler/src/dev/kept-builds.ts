import type {Metafile} from 'esbuild'
import {hashValue} from '@lectern/shared/cache/content-hash'
import type {FinishedRun} from '../cache/bundle-cache.js'
import {
  type Corrections,
  findCorrections,
  forgetChanges,
  NO_CORRECTIONS
} from '../corrections/corrections.js'
import type {BundleEntries} from '../entries/entries.js'
import type {BundleInput, ImportedContent} from '../input/bundle-input.js'
import type {OpenBuilds} from './open-builds.js'
import type {RunSettings} from './rebuild.js'

/** Both bundles, and the Markdown files that they import, by absolute path. */
export interface RebuiltBundles {
  client: Metafile
  server: Metafile
  imports: ReadonlyMap<string, ImportedContent>
  /** Files and folders that stylesheets depend on, apart from the stylesheets themselves. */
  styles: FinishedRun['styles']
  problems: FinishedRun['problems']
}

/** esbuild builds that stay open between runs. */
export interface KeptBuilds {
  isOpen(): boolean
  /**
   * Runs both builds. Opens new ones if the open builds don't support the input.
   *
   * @throws SiteError for errors in the site's code.
   */
  rebuild(input: BundleInput, given: RunSettings): Promise<RebuiltBundles>
  /** Cancels the current run and rejects later ones. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** Creates kept builds. esbuild is loaded when the first run bundles something. */
export function createKeptBuilds(): KeptBuilds {
  let builds: OpenBuilds | undefined
  let corrections = NO_CORRECTIONS
  let isStopped = false
  const checkNotStopped = () => {
    if (isStopped) throw new Error('The server has been stopped.')
  }
  const close = async () => {
    const open = builds
    builds = undefined
    await Promise.all([open?.client.dispose(), open?.server.dispose()])
  }
  const run: KeptBuilds['rebuild'] = async (input, given) => {
    const {host, entries} = given
    const [{openBuilds}, {rebuild}] = await Promise.all([
      import('./open-builds.js'),
      import('./rebuild.js')
    ])
    const key = keyOf(input, entries, corrections)
    checkNotStopped()
    if (builds?.key !== key) {
      await close()
      builds = await openBuilds(input, host, {entries, key, corrections})
      checkNotStopped()
    }
    return rebuild(builds, input, given)
  }
  return {
    isOpen: () => builds !== undefined,
    async rebuild(input, given) {
      const {listBundleMessages} = await import('../esbuild/bundle-error.js')
      corrections = given.changes
        ? forgetChanges(corrections, given.changes.files, input.siteDir)
        : NO_CORRECTIONS
      for (;;) {
        try {
          return await run(input, given)
        } catch (error) {
          const messages = listBundleMessages(error)
          const found = findCorrections(messages, corrections, input)
          if (!found) throw error
          corrections = found
        }
      }
    },
    async stop() {
      isStopped = true
      await Promise.all([builds?.client.cancel(), builds?.server.cancel()])
    },
    close
  }
}

/**
 * Returns a key for the inputs that open builds can't change. Only the content of generated
 * modules can still change.
 */
function keyOf(input: BundleInput, {names}: BundleEntries, corrections: Corrections): string {
  const {siteData: _, liveContents: __, globalStyles: ___, ...others} = input
  const {styleOrder, unreadContents: ____, ...fixed} = others
  const entries = [...names.keys()].filter((entry) => !entry.startsWith('content:'))
  const {exactNames, missingExports} = corrections
  const missing = missingExports.map(({importer, module, name}) => [importer, module, name])
  return hashValue([fixed, styleOrder !== undefined, entries, [...exactNames], missing])
}
