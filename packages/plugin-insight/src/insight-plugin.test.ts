import {createSiteContext} from '@lectern/testing/create-site-context'
import {hookTools} from '@lectern/testing/hook-tools'
import {expect, test} from 'vitest'
import {type InsightPluginOptions, parseInsightOptions} from './insight-options.js'
import {insightPlugin} from './insight-plugin.js'

const create = (options: InsightPluginOptions, mode: 'production' | 'development' = 'production') =>
  insightPlugin(createSiteContext({}, {mode}), parseInsightOptions(options))

test('pages contain the endpoint, and the policy allows its host', () => {
  const plugin = create({endpoint: 'https://stats.example.com/events'})
  expect(plugin.getPolicySources?.()).toEqual({'connect-src': ['https://stats.example.com']})
  expect(plugin.injectHtmlTags?.(undefined)).toEqual({
    headTags: [
      {
        tag: 'meta',
        attributes: {name: 'site-insight', content: 'https://stats.example.com/events'}
      }
    ]
  })
  expect(create({endpoint: '/events'}).getPolicySources?.()).toEqual({})
  expect(create({endpoint: 'http://localhost:8081/'}).getPolicySources?.()).toEqual({
    'connect-src': ['http://localhost:8081']
  })
})

test('development sends nothing, but shows the question', async () => {
  const plugin = create({endpoint: '/events', feedback: true}, 'development')
  expect(plugin.getClientModules).toBeUndefined()
  expect(plugin.injectHtmlTags).toBeUndefined()
  expect(await plugin.createRoutes?.(undefined, hookTools)).toMatchObject({
    globalData: {text: true}
  })
})

test('by default, pages have no question', () => {
  expect(create({endpoint: '/events'}).createRoutes).toBeUndefined()
})

test.each([
  [true, {blog: false, text: true}],
  [{blog: true}, {blog: true, text: true}],
  [{text: false}, {blog: false, text: false}]
])('with feedback: %j, pages get %j', async (feedback, expected) => {
  const plugin = create({endpoint: '/events', feedback})
  expect(await plugin.createRoutes?.(undefined, hookTools)).toEqual({
    routes: [],
    globalData: expected
  })
})

test('unknown settings of the question are rejected', () => {
  expect(() => parseInsightOptions({endpoint: '/events', feedback: {docs: true}})).toThrow(
    'feedback'
  )
})

test.each(['http://stats.example.com', '//evil.example', 'javascript:a', 'events'])(
  'the endpoint %s is rejected',
  (endpoint) => {
    expect(() => create({endpoint})).toThrow('expected a path or an HTTPS URL')
  }
)
