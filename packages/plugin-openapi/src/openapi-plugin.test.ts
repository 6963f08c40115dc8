import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {openApiPlugin} from './openapi-plugin.js'
import {parseOpenApiOptions} from './options/openapi-options.js'

test('all files of a description are watched, also outside the site', async () => {
  const bird = {type: 'object', properties: {name: {type: 'string'}}}
  const folder = createTemporarySite({
    'api/openapi.json': JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'Birds', version: '1'},
      paths: {},
      components: {schemas: {Bird: {$ref: 'schemas/bird.json'}}}
    }),
    'api/schemas/bird.json': JSON.stringify(bird),
    'site/site.config.ts': ''
  })
  const siteDir = path.join(folder, 'site')
  const context = {
    siteDir,
    localizationDir: path.join(siteDir, 'i18n/en'),
    siteConfig: createSiteConfig({}),
    configSource: {file: 'site.config.ts', text: ''},
    sources: {readText: (file: string) => readFile(file, 'utf8').catch(() => undefined)}
  }
  // The plugin uses no other fields.
  const site = context as unknown as SiteContext
  const plugin = openApiPlugin(site, parseOpenApiOptions({spec: '../api/openapi.json'}))
  const spec = path.join(folder, 'api/openapi.json')
  expect(plugin.getPathsToWatch?.()).toContain(spec)
  await plugin.loadContent?.()
  expect(plugin.getPathsToWatch?.()).toEqual(
    expect.arrayContaining([spec, path.join(folder, 'api/schemas/bird.json')])
  )
})
