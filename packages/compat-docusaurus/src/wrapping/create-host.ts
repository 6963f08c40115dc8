import type {PluginFactory, SiteContext} from '@lectern/types'
import type {PluginHost} from '../node-shims/content-plugin.js'
import {createWrappedPlugin} from './create-plugin.js'
import {completeOptions} from './package-options.js'

/**
 * Creates the host for the plugins of a site.
 *
 * @param load - Loads Lectern's replacement for a package.
 */
export function createHost(
  site: SiteContext,
  load: (packageName: string) => Promise<PluginFactory<object>>
): PluginHost {
  return {
    async createPlugin(packageName, given) {
      const factory = await load(packageName)
      const options = completeOptions(factory, given)
      const {id = 'default'} = options as {id?: string}
      const native = await factory(site, options)
      return createWrappedPlugin({native, id, site})
    }
  }
}
