import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {darkPrismTheme, lightPrismTheme} from './prism-themes.js'
import {createThemeConfig} from './theme-config.js'

function problemsOf(themeConfig: Parameters<typeof createThemeConfig>[0]) {
  try {
    createThemeConfig(themeConfig)
    return []
  } catch (error) {
    if (error instanceof SiteError) return error.problems
    throw error
  }
}

test('fills in every default for an empty configuration', () => {
  expect(createThemeConfig({})).toEqual({
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    readingProgress: false,
    returnButton: true,
    metadata: [],
    navbar: {hideOnScroll: false, items: []},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false}
    },
    blog: {sidebar: {groupByYear: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    prism: {
      theme: lightPrismTheme,
      darkTheme: darkPrismTheme,
      additionalLanguages: [],
      magicComments: []
    }
  })
})

test('sets the type and position of navbar items', () => {
  const {navbar} = createThemeConfig({
    navbar: {
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'More', items: [{href: 'https://a.b'}]}
      ]
    }
  })
  expect(navbar.items).toEqual([
    {type: 'default', position: 'left', label: 'Blog', to: '/blog'},
    {
      type: 'dropdown',
      position: 'left',
      label: 'More',
      items: [{type: 'default', position: 'left', href: 'https://a.b'}]
    }
  ])
})

test('keeps a flat list of footer links', () => {
  const {footer} = createThemeConfig({footer: {links: [{label: 'Blog', to: '/blog'}]}})
  expect(footer).toEqual({style: 'light', links: [{label: 'Blog', to: '/blog'}]})
})

test('keeps the configuration of other plugins', () => {
  const {algolia} = createThemeConfig({algolia: {appId: 'A'}}) as {algolia?: unknown}
  expect(algolia).toEqual({appId: 'A'})
})

test('doesn’t change when validated again', () => {
  const once = createThemeConfig({
    navbar: {title: 'Site', items: [{type: 'docSidebar', sidebarId: 'docs'}]},
    footer: {
      links: [
        {title: 'Docs', items: [{label: 'A', to: '/a'}]},
        {title: null, items: []}
      ]
    }
  })
  expect(createThemeConfig(once)).toEqual(once)
})

test('suggests the nearest key for an unknown one', () => {
  expect(problemsOf({navbr: {}, colorMode: {defualtMode: 'dark'}})).toEqual([
    {
      code: 'theme-config-invalid',
      message: '`themeConfig` has the unknown key `colorMode.defualtMode`.',
      position: undefined,
      hint: 'Did you mean `colorMode.defaultMode`?'
    },
    {
      code: 'theme-config-invalid',
      message: '`themeConfig` has the unknown key `navbr`.',
      position: undefined,
      hint: 'Did you mean `navbar`?'
    }
  ])
})

test('reports the found and the expected value for an invalid value', () => {
  expect(problemsOf({colorMode: {defaultMode: 'blue'}})).toEqual([
    {
      code: 'theme-config-invalid',
      message: '`themeConfig`: `colorMode.defaultMode` is "blue", expected "light" or "dark".',
      position: undefined,
      hint: 'Change `colorMode.defaultMode` to "light" or "dark".'
    }
  ])
})

test('reports an invalid regular expression', () => {
  const [problem] = problemsOf({navbar: {items: [{activeBaseRegex: '('}]}})
  expect(problem?.message).toBe(
    '`themeConfig`: `navbar.items.0.activeBaseRegex` is "(", expected a regular expression.'
  )
})

test('reports the valid range for an invalid heading level', () => {
  const wanted = 'an integer from 1 to 6'
  const problems = problemsOf({tableOfContents: {minHeadingLevel: 1.5, maxHeadingLevel: 7}})
  expect(problems.map(({message}) => message)).toEqual([
    `\`themeConfig\`: \`tableOfContents.minHeadingLevel\` is 1.5, expected ${wanted}.`,
    `\`themeConfig\`: \`tableOfContents.maxHeadingLevel\` is 7, expected ${wanted}.`
  ])
})

test('rejects a color that could end a style rule', () => {
  const [problem] = problemsOf({
    announcementBar: {content: 'A', textColor: 'red; } * { color: red'}
  })
  expect(problem?.message).toBe(
    '`themeConfig`: `announcementBar.textColor` is "red; } * { color: red", expected a CSS color.'
  )
})
