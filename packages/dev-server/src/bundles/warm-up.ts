import {fileURLToPath} from 'node:url'
import type {Bundles} from '@lectern/types'
import type {DevBundles} from './dev-bundles.js'
import type {RenderThread} from '../render/render-thread.js'

/**
 * Preloads the modules in the render thread that every page needs: the Markdown pipeline, React and
 * the client. This runs while the main thread scans the site.
 */
export function warmUpThread(thread: RenderThread, bundles: DevBundles): void {
  thread.warmUpPipeline()
  bundles.vendor().then(
    ({server}) => {
      const url = server['@lectern/client/server']
      if (url !== undefined) thread.warmUp([fileURLToPath(url)])
    },
    // Callers report the error.
    () => {}
  )
}

/** Preloads a server bundle with the theme's components in the render thread. */
export function warmUpBundle(thread: RenderThread, {server}: Bundles): void {
  const components = Object.keys(server.modules).filter((entry) => entry.startsWith('@theme/'))
  const modules = components.flatMap((entry) => server.modules[entry] ?? [])
  thread.warmUp([server.entry, ...modules], server.entry)
}
