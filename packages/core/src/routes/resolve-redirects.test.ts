import type {Redirect, Route} from '@lectern/types'
import {expect, test} from 'vitest'
import {resolveRedirects} from './resolve-redirects.js'

const routes = ['/docs', '/docs/install', '/docs/café', '/app', '/__docs/instal'].map(
  (path): Route => ({
    path,
    exact: path !== '/app',
    ...{component: '@theme/DocItem', props: {}, contents: [], head: []},
    plugin: {name: 'docs', id: 'default'}
  })
)

function resolve(
  redirects: readonly (readonly [from: string, to: string])[],
  trailingSlash?: boolean
) {
  const list = redirects.map(([from, to]): Redirect => ({from, to}))
  return resolveRedirects(list, routes, {trailingSlash})
}

test.each([
  ['/old', '/docs', {from: '/old', to: '/docs'}],
  ['/old/', '/docs/install/', {from: '/old', to: '/docs/install'}],
  ['/old/index.html', '/docs/install?a=1#b', {from: '/old', to: '/docs/install?a=1#b'}],
  ['/old.html', '/docs', {from: '/old.html', to: '/docs'}],
  ['/docs.html', '/docs', {from: '/docs.html', to: '/docs'}],
  ['/alt/caf%C3%A9', '/docs/caf%C3%A9', {from: '/alt/café', to: '/docs/café'}],
  ['/old', '/app/users/1', {from: '/old', to: '/app/users/1'}],
  ['/old', 'https://example.com/a?b', {from: '/old', to: 'https://example.com/a?b'}]
])('%s redirects to %s', (from, to, redirect) => {
  expect(resolve([[from, to]])).toEqual({redirects: [redirect], problems: []})
})

test('counts identical redirects as one', () => {
  const written = [
    ['/old', '/docs'],
    ['/old/', '/docs']
  ] as const
  expect(resolve(written)).toEqual({redirects: [{from: '/old', to: '/docs'}], problems: []})
})

test.each([
  ['old', 'https://a.example'],
  ['//evil.example/a', '/docs'],
  ['/a/../b', '/docs'],
  ['/a/..', '/docs'],
  ['/a/%2E%2E/b', '/docs'],
  ['/a?b', '/docs'],
  ['/a\\b', '/docs']
])('rejects the path %s', (from, to) => {
  expect(resolve([[from, to]])).toEqual({
    redirects: [],
    problems: [
      {
        code: 'redirect-path-invalid',
        message: `The redirect source \`${from}\` isn't a valid path.`,
        hint: 'Use a path that starts with `/`, without a base URL, query, hash or `..`.'
      }
    ]
  })
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'mailto:a@b.example',
  'https://',
  'docs'
])('rejects the target %s', (to) => {
  expect(resolve([['/old', to]])).toEqual({
    redirects: [],
    problems: [
      {
        code: 'redirect-target-refused',
        message: `The redirect from /old has the invalid target \`${to}\`.`,
        hint: 'Use a path that starts with `/`, or a URL that starts with `https://`.'
      }
    ]
  })
})

test('suggests the nearest pages if the target isn’t a page', () => {
  expect(resolve([['/old', '/docs/instal#a']]).problems).toEqual([
    {
      code: 'redirect-target-unknown',
      message: "The redirect from /old is broken: the page /docs/instal#a doesn't exist.",
      hint: 'Use an existing page, e.g. /docs/install, /docs/café, /docs.'
    }
  ])
})

test('reports all errors at once and keeps the valid redirects', () => {
  const {redirects, problems} = resolve([
    ['/docs/install/', '/docs'],
    ['/a', '/docs'],
    ['/a', '/docs/install'],
    ['/b', '/a'],
    ['/c', '/e'],
    ['/d', '/c'],
    ['/e', '/d'],
    ['/f', '/e'],
    ['/self', '/self']
  ])
  expect(redirects).toEqual([{from: '/a', to: '/docs'}])
  expect(problems.map(({code, message}) => `${code}: ${message}`)).toEqual([
    "redirect-page-exists: The redirect source /docs/install is the URL of an existing page. Readers couldn't reach it.",
    'redirect-conflict: The redirect source /a has two targets: /docs and /docs/install.',
    'redirect-chain: The redirect from /b is a chain: /a redirects to /docs.',
    'redirect-loop: The redirects form a loop: /c → /e → /d → /c.',
    'redirect-loop: The redirects form a loop: /self → /self.'
  ])
})

test('reports an error at the position of its redirect', () => {
  const position = {file: 'site.config.ts', line: 3}
  const {redirects, problems} = resolveRedirects(
    [
      {from: '/old', to: '/nothing', position},
      {from: '/good', to: '/docs', position}
    ],
    routes,
    {}
  )
  expect(problems.map(({code, position: place}) => [code, place])).toEqual([
    ['redirect-target-unknown', position]
  ])
  expect(redirects).toEqual([{from: '/good', to: '/docs'}])
})

test('with trailingSlash: false, /docs.html counts as the page /docs', () => {
  expect(resolve([['/docs.html', '/docs']], false).problems).toMatchObject([
    {code: 'redirect-page-exists'}
  ])
})

test('a Docusaurus project skips an invalid redirect with a warning', () => {
  const written = [
    {from: '/docs/install', to: '/docs'},
    {from: '/a', to: '/docs'},
    {from: '/a', to: '/docs/install'}
  ]
  const {redirects, problems} = resolveRedirects(written, routes, {compatibility: 'docusaurus'})
  expect(redirects).toEqual([{from: '/a', to: '/docs'}])
  expect(problems.map(({code, policy}) => [code, policy])).toEqual([
    ['redirect-page-exists', 'warn'],
    ['redirect-conflict', 'warn']
  ])
})

test('on a large site, only pages with the same name or start are compared with a missing target', () => {
  const [first] = routes
  const pages = Array.from({length: 600}, (_, index) => `/docs/page-${index}`)
  const large = first ? pages.map((path): Route => ({...first, path})) : []
  const hintFor = (to: string) =>
    resolveRedirects([{from: '/old', to}], large, {}).problems[0]?.hint
  expect(hintFor('/tocs/page-7')).toBe('Use an existing page, e.g. /docs/page-7.')
  expect(hintFor('/docs/pag-7')).toContain('/docs/page-7')
})
