import type {TranslationFile} from '@lectern/types'
import {expect, test} from 'vitest'
import {z} from '@lectern/shared/schema/schema'
import {createThemeConfig} from '../config/theme-config.js'
import type {NavbarItemTypes} from '../config/navbar-items.js'
import {
  listItemStrings,
  listThemeStrings,
  translateItem,
  translateThemeConfig
} from './translate-theme-config.js'

const config = createThemeConfig({
  navbar: {
    title: 'Birds',
    logo: {src: 'img/a.svg', alt: 'A bird'},
    items: [
      {label: 'Guide', to: '/docs'},
      {label: 'More', items: [{label: 'Blog', to: '/blog'}]},
      {type: 'docSidebar', sidebarId: 'main'}
    ]
  },
  footer: {
    links: [{title: 'Learn', items: [{label: 'Guide', to: '/docs'}, {html: '<b>x</b>'}]}],
    copyright: 'Birds 2026'
  }
})

test('navbar and footer strings have the same keys as in Docusaurus', () => {
  const messages = listThemeStrings(config).map(({path, content}) => [
    path,
    Object.fromEntries(Object.entries(content).map(([key, {message}]) => [key, message]))
  ])
  expect(Object.fromEntries(messages)).toEqual({
    navbar: {
      title: 'Birds',
      'logo.alt': 'A bird',
      'item.label.Guide': 'Guide',
      'item.label.More': 'More',
      'item.label.Blog': 'Blog'
    },
    footer: {'link.title.Learn': 'Learn', 'link.item.label.Guide': 'Guide', copyright: 'Birds 2026'}
  })
})

test("translated strings replace the configuration's strings", () => {
  const files: TranslationFile[] = [
    {
      path: 'navbar',
      content: {
        title: {message: 'Oiseaux'},
        'logo.alt': {message: 'Un oiseau'},
        'item.label.Blog': {message: 'Carnet'},
        'item.label.More': {message: 'Plus'}
      }
    },
    {path: 'footer', content: {'link.title.Learn': {message: 'Apprendre'}}}
  ]
  const {navbar, footer} = translateThemeConfig(config, files)
  expect(navbar).toMatchObject({
    title: 'Oiseaux',
    logo: {alt: 'Un oiseau'},
    items: [{label: 'Guide'}, {label: 'Plus', items: [{label: 'Carnet', to: '/blog'}]}, {}]
  })
  expect(navbar.items[2]).not.toHaveProperty('label')
  expect(footer).toMatchObject({
    copyright: 'Birds 2026',
    links: [{title: 'Apprendre', items: [{label: 'Guide'}, {html: '<b>x</b>'}]}]
  })
})

test('a new type in the table adds its strings and its nested items', () => {
  const types: NavbarItemTypes = {
    weather: {
      ...{component: 'WeatherNavbarItem', mobile: 'menu', meaning: 'weather of a place'},
      fields: {
        caption: {schema: z.string().optional(), isTranslated: true},
        places: {schema: 'items'}
      }
    }
  }
  const base = {type: 'weather', position: 'left'} as const
  const item = {...base, caption: 'Rain', places: [{...base, label: 'Oslo', caption: 'Snow'}]}
  expect(Object.keys(listItemStrings(item, types))).toEqual([
    'item.caption.Rain',
    'item.label.Oslo',
    'item.caption.Snow'
  ])
  const strings = {'item.caption.Rain': {message: 'Regn'}, 'item.caption.Snow': {message: 'Snø'}}
  expect(translateItem(item, strings, types)).toEqual({
    ...{...base, caption: 'Regn'},
    places: [{...base, label: 'Oslo', caption: 'Snø'}]
  })
})
