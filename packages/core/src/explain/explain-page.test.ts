import type {Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {findExplainedRoute} from './explain-page.js'

const plugin = {name: 'docs', id: 'default'}
const routes = [
  {path: '/', component: '@site/src/pages/index.tsx', props: {}, contents: [], plugin},
  {
    path: '/docs/intro',
    component: '@theme/DocItem',
    props: {},
    contents: [],
    plugin,
    source: 'docs/intro.md'
  },
  {path: '/docs/schön', component: '@theme/DocItem', props: {}, contents: [], plugin}
] as unknown as Route[]
const site = {siteConfig: {baseUrl: '/base/', url: 'https://site.example'}}

test.each([
  ['https://site.example/base/docs/intro/?a=b#hash', '/docs/intro'],
  ['/base/docs/intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['docs/intro', '/docs/intro'],
  ['docs/intro/index.html', '/docs/intro'],
  ['docs/intro.md', '/docs/intro'],
  ['./docs/intro.md', '/docs/intro'],
  ['/docs/sch%C3%B6n', '/docs/schön'],
  ['/base/', '/'],
  ['/', '/']
])('%s resolves to the page %s', (wanted, path) => {
  expect(findExplainedRoute(wanted, routes, site).path).toBe(path)
})

test('suggests a similar page for an unknown one', () => {
  expect(() => findExplainedRoute('/docs/intor', routes, site)).toThrow(
    expect.objectContaining({
      problems: [
        {
          code: 'explain-page-unknown',
          message: "The page /docs/intor doesn't exist.",
          hint: 'Did you mean /docs/intro?'
        }
      ]
    })
  )
})
