import {expect, test} from 'vitest'
import {hasStyleLayers, sortsMediaQueries, withPrismTheme} from './style-defaults.js'

test.each([
  [{future: {v4: true}}, true],
  [{future: {v4: {useCssCascadeLayers: true}}}, true],
  [{plugins: ['@docusaurus/plugin-css-cascade-layers']}, true],
  [{plugins: [['css-cascade-layers', {}]]}, true],
  [{future: {v4: {removeLegacyPostBuildHeadAttribute: true}}}, false],
  [{plugins: ['./layers', undefined]}, false],
  [{}, false]
])('%j enables cascade layers: %s', (config, expected) => {
  expect(hasStyleLayers(config)).toBe(expected)
})

test.each([
  [{}, true],
  [{future: {}}, true],
  [{future: {faster: true}}, false],
  [{future: {experimental_faster: true}}, false],
  [{future: {v4: true}}, false],
  [{future: {v4: true, faster: false}}, true],
  [{future: {v4: true, faster: {rspackBundler: true}}}, false],
  [{future: {faster: {rspackBundler: true}}}, true],
  [{future: {faster: {lightningCssMinimizer: true}}}, false]
])('with %j, media queries are sorted: %s', (config, expected) => {
  expect(sortsMediaQueries(config)).toBe(expected)
})

test('v4 turns on the faster minifier only in releases that have the flag', () => {
  expect(sortsMediaQueries({future: {v4: true}}, {major: 3, minor: 9})).toBe(true)
})

test('code uses Docusaurus’s default theme in both color modes', () => {
  const prismOf = (themeConfig: object) =>
    (withPrismTheme({themeConfig}).themeConfig as {prism: object}).prism
  expect(prismOf({})).toMatchObject({
    theme: {plain: {backgroundColor: '#292d3e'}},
    darkTheme: {plain: {backgroundColor: '#292d3e'}}
  })
  const own = {plain: {}, styles: []}
  expect(prismOf({prism: {theme: own}})).toEqual({theme: own, darkTheme: own})
  const dark = {plain: {color: 'red'}, styles: []}
  expect(prismOf({prism: {theme: own, darkTheme: dark}})).toEqual({theme: own, darkTheme: dark})
})
