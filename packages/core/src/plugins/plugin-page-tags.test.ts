import type {HeadTag, Plugin} from '@lectern/types'
import {createRoute} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import type {LoadedPlugin} from './load-plugins.js'
import {createPluginPageTags} from './plugin-page-tags.js'

const load = (plugin: Plugin): LoadedPlugin => ({plugin, id: 'default', label: plugin.name})

test('joins the head tags that plugins add to a page, in plugin order', () => {
  const tag = (name: string): HeadTag => ({tag: 'meta', attributes: {name}})
  const createTags = createPluginPageTags([
    load({name: 'a', createPageTags: ({path}) => [tag(`a ${path}`)]}),
    load({name: 'b'}),
    load({name: 'c', createPageTags: () => [tag('c')]})
  ])
  expect(createTags(createRoute('/a'))).toEqual([tag('a /a'), tag('c')])
})

test('names the plugin and the page when the hook throws', () => {
  const createPageTags = () => {
    throw new Error('no ink')
  }
  expect(() =>
    createPluginPageTags([load({name: 'a', createPageTags})])(createRoute('/a'))
  ).toThrow('The plugin a failed in createPageTags for /a: no ink.')
})
