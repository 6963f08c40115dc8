import {fileURLToPath} from 'node:url'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createSiteContext} from '@lectern/testing/create-site-context'
import {expect, test} from 'vitest'
import {parsePwaOptions} from './options/pwa-options.js'
import {pwaPlugin} from './pwa-plugin.js'

const siteDir = fileURLToPath(new URL('.', import.meta.url))

/** Creates the plugin in a site with this configuration. */
function create(options: object, text = '') {
  const siteConfig = createSiteConfig({baseUrl: '/base/'})
  const configSource = {file: 'site.config.ts', text}
  return pwaPlugin(
    createSiteContext({}, {siteDir, siteConfig, configSource}),
    parsePwaOptions(options)
  )
}

/** Returns the names that the bundler replaces in a site's code. */
function defined(options: object) {
  return create(options).extendBundle?.('client').define
}

test.each(['swCustom', 'swRegister'])('reports a missing file in %s with its line', (option) => {
  expect(() => create({[option]: './gone.ts'}, `pwa: {\n  ${option}: './gone.ts'\n}`)).toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({
          code: 'pwa-file-missing',
          message: `The file ./gone.ts in the \`${option}\` option of the pwa plugin doesn't exist.`,
          position: expect.objectContaining({file: 'site.config.ts', line: 2})
        })
      ]
    })
  )
})

test("a site's own registration can read its settings, as in Docusaurus", () => {
  const options = {debug: true, offlineModeActivationStrategies: ['always']}
  expect(defined({...options, swRegister: './pwa-plugin.ts'})).toEqual({
    'process.env.PWA_DEBUG': 'true',
    'process.env.PWA_SERVICE_WORKER_URL': '"/base/sw.js"',
    'process.env.PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES': '["always"]'
  })
  expect(defined(options)).toBeUndefined()
})
