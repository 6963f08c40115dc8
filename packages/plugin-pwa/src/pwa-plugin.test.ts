import type {SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {parsePwaOptions} from './options/pwa-options.js'
import {pwaPlugin} from './pwa-plugin.js'

/** Returns the names that the bundler replaces in a site's code. */
function defined(options: object) {
  // The plugin only reads these parts of the context.
  const context = {siteDir: '/site', mode: 'production', siteConfig: {baseUrl: '/base/'}}
  return pwaPlugin(context as SiteContext, parsePwaOptions(options)).extendBundle?.('client').define
}

test("a site's own registration can read its settings, as in Docusaurus", () => {
  const options = {debug: true, offlineModeActivationStrategies: ['always']}
  expect(defined({...options, swRegister: './register.ts'})).toEqual({
    'process.env.PWA_DEBUG': 'true',
    'process.env.PWA_SERVICE_WORKER_URL': '"/base/sw.js"',
    'process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES': '["always"]'
  })
  expect(defined(options)).toBeUndefined()
})
