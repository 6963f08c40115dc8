import {expect, test} from 'vitest'
import type {UserConfig} from '@lectern/types'
import {adaptConfig} from './adapt-config.js'

test.each([
  ['/notes/img/a.png', '/img/a.png'],
  ['/img/a.png', '/img/a.png'],
  ['https://example.com/notes/a.png', 'https://example.com/notes/a.png'],
  [undefined, undefined]
])('a hook for missing images that returns %s results in %s', (returned, expected) => {
  const hooks = {onBrokenMarkdownImages: () => returned}
  const input = {title: 'Notes', baseUrl: '/notes/', markdown: {hooks}}
  const {config} = adaptConfig(input, 'docusaurus.config.js', '/site')
  const {markdown} = config as Partial<UserConfig>
  const hook = markdown?.hooks?.onBrokenMarkdownImages as unknown as () => unknown
  expect(hook()).toBe(expected)
})
