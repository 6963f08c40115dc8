import type {HeadTag, Plugin, Route} from '@lectern/types'
import {expect, test} from 'vitest'
import type {LoadedPlugin} from './load-plugins.js'
import {createPluginPageTags} from './plugin-page-tags.js'

const route: Route = {
  path: '/a',
  component: '@theme/Page',
  props: {},
  contents: [],
  head: [],
  plugin: {name: 'pages', id: 'default'}
}

const load = (plugin: Plugin): LoadedPlugin => ({plugin, id: 'default', label: plugin.name})

test('joins what plugins add to the head of a page, in their order', () => {
  const tag = (name: string): HeadTag => ({tag: 'meta', attributes: {name}})
  const createTags = createPluginPageTags([
    load({name: 'a', createPageTags: ({path}) => [tag(`a ${path}`)]}),
    load({name: 'b'}),
    load({name: 'c', createPageTags: () => [tag('c')]})
  ])
  expect(createTags(route)).toEqual([tag('a /a'), tag('c')])
})

test('names the plugin and the page when the hook throws', () => {
  const createPageTags = () => {
    throw new Error('no ink')
  }
  expect(() => createPluginPageTags([load({name: 'a', createPageTags})])(route)).toThrow(
    'The plugin a failed in createPageTags for /a: no ink.'
  )
})
