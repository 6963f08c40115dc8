import {expect, test} from 'vitest'
import {createHeadTags} from './head-tags.js'
import {createThemeConfig} from '../config/theme-config.js'

test('a page has its initial state without scripts, and a single script updates it', () => {
  const tags = createHeadTags(createThemeConfig({}))
  expect(tags.map(({tag, attributes}) => [tag, attributes])).toEqual([
    ['html', {'data-theme': 'light'}],
    ['meta', {name: 'color-scheme', content: 'light'}],
    ['script', undefined]
  ])
  expect(tags[2]?.content).not.toMatch(/announcement|docs-sidebar/)
})

test('an announcement and a hideable sidebar add their state', () => {
  const [html, , script] = createHeadTags(
    createThemeConfig({
      announcementBar: {content: 'Walk'},
      docs: {sidebar: {hideable: true}}
    })
  )
  expect(html?.attributes).toEqual({
    'data-theme': 'light',
    'data-announcement-bar-initially-dismissed': 'false'
  })
  expect(script?.content).toMatch(/announcement-bar.*docs-sidebar-hidden/)
})
