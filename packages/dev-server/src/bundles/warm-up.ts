import {fileURLToPath} from 'node:url'
import type {Bundles} from '@lectern/types'
import type {DevBundles} from './dev-bundles.js'
import type {RenderThread} from '../render/render-thread.js'

/**
 * Lets the thread load what every page needs while the site is read on another core: the Markdown
 * pipeline, React and the client.
 */
export function warmUpThread(thread: RenderThread, bundles: DevBundles): void {
  thread.warmUpPipeline()
  bundles.vendor().then(
    ({server}) => {
      const url = server['@lectern/client/server']
      if (url !== undefined) thread.warmUp([fileURLToPath(url)])
    },
    // Callers report why it failed.
    () => {}
  )
}

/** Lets the thread load a server bundle with the components of the theme, ahead of the first page. */
export function warmUpBundle(thread: RenderThread, {server}: Bundles): void {
  const components = Object.keys(server.modules).filter((entry) => entry.startsWith('@theme/'))
  const modules = components.flatMap((entry) => server.modules[entry] ?? [])
  thread.warmUp([server.entry, ...modules], server.entry)
}
