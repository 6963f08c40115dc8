import {expect, test} from 'vitest'
import {checkSearchConfig} from './check-search-config.js'

const DEFAULTS = {
  indexName: 'site',
  contextualSearch: true,
  ignorePatterns: [],
  searchParameters: {},
  searchPagePath: 'search'
}

test('fills in the defaults, and leaves the rest of the configuration unchanged', () => {
  expect(checkSearchConfig({navbar: {}})).toEqual({navbar: {}, search: DEFAULTS})
})

test('reads the `algolia` key of Docusaurus', () => {
  const algolia = {appId: 'A', apiKey: 'k', indexName: 'docs', insights: true}
  expect(checkSearchConfig({algolia})).toEqual({
    search: {...DEFAULTS, appId: 'A', apiKey: 'k', indexName: 'docs'}
  })
})

test('accepts its own result', () => {
  const checked = checkSearchConfig({search: {searchPagePath: false}})
  expect(checkSearchConfig(checked)).toEqual(checked)
})

test('suggests the nearest key, and reports the position', () => {
  const text = 'export default {themeConfig: {\n  search: {contextualsearch: false}\n}}'
  const check = () =>
    checkSearchConfig({search: {contextualsearch: false}}, {file: 'site.config.ts', text})
  expect(check).toThrow('`themeConfig.search` has the unknown key `contextualsearch`.')
  expect(check).toThrow(
    expect.objectContaining({
      problems: [
        {
          code: 'theme-config-invalid',
          message: '`themeConfig.search` has the unknown key `contextualsearch`.',
          position: {file: 'site.config.ts', line: 2, column: 12},
          hint: 'Did you mean `contextualSearch`?',
          fix: {kind: 'key', replacement: 'contextualSearch'}
        }
      ]
    })
  )
})

test('requires both Algolia keys or neither', () => {
  expect(() => checkSearchConfig({search: {appId: 'A'}})).toThrow('has no `apiKey`')
  expect(() => checkSearchConfig({search: {apiKey: 'k'}})).toThrow('has no `appId`')
})

test('rejects invalid regular expressions', () => {
  expect(() => checkSearchConfig({search: {externalUrlRegex: '('}})).toThrow('a regular expression')
})

test('rejects a URL that runs code', () => {
  const search = {missingResultsUrl: 'javascript:alert(1)'}
  expect(() => checkSearchConfig({search})).toThrow("a URL that doesn't run code")
})

test.each(['/ask', 'https://ai.example.com/v1/ask', 'http://localhost:8082/ask'])(
  'accepts the endpoint %s',
  (endpoint) => {
    const checked = checkSearchConfig({search: {ask: {endpoint, model: 'm1'}}})
    expect(checked).toEqual({search: {...DEFAULTS, ask: {endpoint, model: 'm1'}}})
  }
)

test.each([
  'ask',
  '//ai.example.com',
  '/\\ai.example.com',
  'http://ai.example.com',
  'javascript:1'
])('rejects the endpoint %s', (endpoint) => {
  const check = () => checkSearchConfig({search: {ask: {endpoint}}})
  expect(check).toThrow('a path or an HTTPS URL')
})

test('rejects unknown keys of `ask`, such as an API key', () => {
  const ask = {endpoint: '/ask', apiKey: 'secret'}
  expect(() => checkSearchConfig({search: {ask}})).toThrow('unknown key `ask.apiKey`')
})

test('rejects the combination of answers and Algolia', () => {
  const search = {appId: 'A', apiKey: 'k', ask: {endpoint: '/ask'}}
  expect(() => checkSearchConfig({search})).toThrow('answers need the built-in index')
})
