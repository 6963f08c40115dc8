import type {PluginFactory, SiteContext} from '@lectern/types'
import {afterEach, expect, test, vi} from 'vitest'
import {onRouteDidUpdate as reportPage} from './analytics-page-view.js'
import {googleAnalyticsPlugin} from './google-analytics.js'
import {googleGtagPlugin} from './google-gtag.js'
import {googleTagManagerPlugin} from './google-tag-manager.js'
import {onRouteDidUpdate} from './page-view.js'

afterEach(() => vi.unstubAllGlobals())

/** Creates a plugin with validated options. */
async function create<Options>(
  factory: PluginFactory<Options>,
  options: object,
  mode = 'production'
) {
  // `validateOptions` returns the validated options.
  const valid = factory.validateOptions?.(options) as Options & {id?: string}
  // The plugin only reads `mode` from the context.
  return factory({mode} as SiteContext, valid)
}

test('loads the script of the first ID and configures every ID', async () => {
  const options = {trackingID: ['G-ONE1', 'G-TWO2'], anonymizeIP: true}
  const plugin = await create(googleGtagPlugin, options)
  const tags = plugin.injectHtmlTags?.(undefined).headTags ?? []
  expect(tags.map(({attributes}) => attributes?.src).filter(Boolean)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-ONE1'
  ])
  const [script] = plugin.getInlineScripts?.() ?? []
  expect(tags.map(({content}) => content)).toContain(script)
  expect(script).toContain(`gtag('config',"G-ONE1",{'anonymize_ip':true})`)
  expect(script).toContain(`gtag('config',"G-TWO2",{'anonymize_ip':true})`)
})

test('a Tag Manager container is loaded by its ID', async () => {
  const plugin = await create(googleTagManagerPlugin, {containerId: 'GTM-AB12'})
  const {headTags, bodyStart} = plugin.injectHtmlTags?.(undefined) ?? {}
  expect(JSON.stringify(headTags)).toContain('gtm.js?id=GTM-AB12')
  expect(bodyStart).toMatch(/^<noscript><iframe src="[^"]*ns\.html\?id=GTM-AB12"/)
})

test('nothing is tracked during development', async () => {
  const gtag = await create(googleGtagPlugin, {trackingID: 'G-1'}, 'development')
  expect(gtag).toEqual({name: 'google-gtag'})
  const options = {containerId: 'GTM-1'}
  const manager = await create(googleTagManagerPlugin, options, 'development')
  expect(manager).toEqual({name: 'google-tag-manager'})
})

test.each([`G-1');x('`, 'G-1");x("', '</script><script>x()'])(
  'the ID %s stays a single string in the script and in the URL',
  async (id) => {
    const gtag = await create(googleGtagPlugin, {trackingID: id})
    const [script = ''] = gtag.getInlineScripts?.() ?? []
    const found: unknown[] = []
    const record = (...values: unknown[]) => found.push(values[0])
    new Function('window', 'dataLayer', script)({}, {push: (list: unknown[]) => record(list[1])})
    expect(found.at(-1)).toBe(id)
    expect(script).not.toContain('<')
    const tags = gtag.injectHtmlTags?.(undefined).headTags ?? []
    expect(tags[2]?.attributes?.src).toBe(
      `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
    )
  }
)

test('rejects an empty ID', async () => {
  await expect(create(googleGtagPlugin, {trackingID: ''})).rejects.toThrow('an ID such as')
})

test('Universal Analytics counts the first page and later pages', async () => {
  const plugin = await create(googleAnalyticsPlugin, {trackingID: 'UA-1-1', anonymizeIP: true})
  const [script = ''] = plugin.getInlineScripts?.() ?? []
  expect(script).toContain(`ga('create',"UA-1-1",'auto');ga('set','anonymizeIp',true);`)
  expect(JSON.stringify(plugin.injectHtmlTags?.(undefined))).toContain('analytics.js')
  const ga = vi.fn()
  vi.stubGlobal('ga', ga)
  const locationOf = (pathname: string) => ({pathname, search: '', hash: ''})
  reportPage({location: locationOf('/a'), previousLocation: null})
  expect(ga).not.toHaveBeenCalled()
  reportPage({location: locationOf('/b'), previousLocation: locationOf('/a')})
  expect(ga.mock.calls).toEqual([
    ['set', 'page', '/b'],
    ['send', 'pageview']
  ])
})

test('reports pages after the first and jumps within a page, but not the same location', () => {
  const gtag = vi.fn()
  vi.stubGlobal('gtag', gtag)
  const locationOf = (pathname: string) => ({pathname, search: '', hash: ''})
  onRouteDidUpdate({location: locationOf('/a'), previousLocation: null})
  onRouteDidUpdate({location: locationOf('/a'), previousLocation: locationOf('/a')})
  expect(gtag).not.toHaveBeenCalled()
  onRouteDidUpdate({location: locationOf('/b'), previousLocation: locationOf('/a')})
  expect(gtag.mock.calls).toEqual([
    ['set', 'page_path', '/b'],
    ['event', 'page_view']
  ])
})
