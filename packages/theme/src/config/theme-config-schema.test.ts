import {expect, test} from 'vitest'
import {themeConfigSchema} from './theme-config-schema.js'

/** Returns the paths of the errors in a configuration. */
function issuesOf(themeConfig: object): string[] {
  const {error} = themeConfigSchema.safeParse(themeConfig)
  return error?.issues.map(({path}) => path.join('.')) ?? []
}

test.each([
  ['a color mode', {colorMode: {defaultMode: 'dark', disableSwitch: true}}],
  [
    'a logo with units and styles',
    {footer: {logo: {src: '/a.svg', height: '4rem', style: {opacity: 0.5}}}}
  ],
  ['a logo for each color mode', {navbar: {logo: {src: '/a.svg', srcDark: '/b.svg', href: '/'}}}],
  ['an item of the site’s own type', {navbar: {items: [{type: 'custom-owl', wings: 2}]}}],
  ['versions of a dropdown by name', {navbar: {items: [{versions: ['2.0']}]}}],
  ['versions with labels', {navbar: {items: [{versions: {'2.0': {label: 'Two'}}}]}}],
  ['a column without a title', {footer: {links: [{title: null, items: []}]}}],
  ['an announcement in colors', {announcementBar: {content: 'Hi', textColor: 'rgb(1 2 3 / 50%)'}}],
  ['a column without links', {footer: {links: [{title: 'Birds'}, {title: 'Nests', items: []}]}}],
  ['a link with a tooltip', {footer: {links: [{label: 'A', to: '/a', title: 'B'}]}}],
  ['a tag with a boolean value', {metadata: [{name: 'a', content: 'b', crossorigin: true}]}],
  [
    'a gradient from variables',
    {
      announcementBar: {
        content: 'Hi',
        backgroundColor: 'linear-gradient(90deg, var(--a), "b") !important;'
      }
    }
  ],
  ['a setting of code of the site', {prism: {lineNumbers: {start: 1}}}],
  ['a style without a value', {prism: {theme: {plain: {color: undefined}, styles: []}}}],
  ['a comment that marks a line', {prism: {magicComments: [{className: 'a', line: 'hi'}]}}]
])('%s is valid', (_, themeConfig) => {
  expect(issuesOf(themeConfig)).toEqual([])
})

test.each([
  ['a style that doesn’t exist', {navbar: {style: 'light'}}, 'navbar.style'],
  ['an item on neither side', {navbar: {items: [{position: 'top'}]}}, 'navbar.items.0.position'],
  [
    'an item deep in a menu',
    {navbar: {items: [{items: [{activeBaseRegex: '['}]}]}},
    'navbar.items.0.items.0.activeBaseRegex'
  ],
  [
    'a link that would run code',
    {navbar: {items: [{href: 'javascript:x'}]}},
    'navbar.items.0.href'
  ],
  ['a logo without a file', {footer: {logo: {}}}, 'footer.logo.src'],
  ['an announcement without words', {announcementBar: {id: 'a'}}, 'announcementBar.content'],
  [
    'a color that ends its rule',
    {announcementBar: {content: 'a', textColor: 'red;}'}},
    'announcementBar.textColor'
  ],
  [
    'a heading level of 0',
    {tableOfContents: {minHeadingLevel: 0}},
    'tableOfContents.minHeadingLevel'
  ],
  [
    'a comment that marks nothing',
    {prism: {magicComments: [{className: 'a'}]}},
    'prism.magicComments.0'
  ]
])('%s is invalid', (_, themeConfig, path) => {
  expect(issuesOf(themeConfig)).toEqual([path])
})
