import {createSiteContext} from '@lectern/testing/create-site-context'
import {expect, test} from 'vitest'
import {parseInsightOptions} from './insight-options.js'
import {insightPlugin} from './insight-plugin.js'

const create = (endpoint: string, mode: 'production' | 'development' = 'production') =>
  insightPlugin(createSiteContext({}, {mode}), parseInsightOptions({endpoint}))

test('pages contain the endpoint, and the policy allows its host', () => {
  const plugin = create('https://stats.example.com/events')
  expect(plugin.getPolicySources?.()).toEqual({'connect-src': ['https://stats.example.com']})
  expect(plugin.injectHtmlTags?.(undefined)).toEqual({
    headTags: [
      {
        tag: 'meta',
        attributes: {name: 'site-insight', content: 'https://stats.example.com/events'}
      }
    ]
  })
  expect(create('/events').getPolicySources?.()).toEqual({})
})

test('development sends nothing', () => {
  expect(create('/events', 'development').getClientModules).toBeUndefined()
})

test.each(['http://stats.example.com', '//evil.example', 'javascript:a', 'events'])(
  'the endpoint %s is rejected',
  (endpoint) => {
    expect(() => create(endpoint)).toThrow('expected a path or an HTTPS URL')
  }
)
