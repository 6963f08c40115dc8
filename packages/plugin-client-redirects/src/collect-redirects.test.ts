import {expect, test} from 'vitest'
import {collectRedirects} from './collect-redirects.js'
import {parseRedirectsOptions} from './redirects-options.js'

/** A configuration file that only contains these options. */
const configSource = {file: 'site.config.ts', text: "\n  {from: '/a', to: '/docs/a'}"}

const paths = ['/', '/404.html', '/docs', '/docs/a', '/docs/note.html']

function collect(options: object, trailingSlash?: boolean) {
  const {redirects, problems} = collectRedirects(paths, parseRedirectsOptions(options), {
    trailingSlash,
    configSource
  })
  return {redirects: redirects.map(({from, to}) => `${from} → ${to}`), problems}
}

test('accepts one path or several for a target', () => {
  const redirects = [
    {from: '/a', to: '/docs/a'},
    {from: ['/b', '/c'], to: 'https://example.com'}
  ]
  expect(collect({redirects})).toEqual({
    redirects: ['/a → /docs/a', '/b → https://example.com', '/c → https://example.com'],
    problems: []
  })
})

test('reports the position of a redirect', () => {
  const options = parseRedirectsOptions({redirects: [{from: ['/a', '/b'], to: '/docs/a'}]})
  const {redirects} = collectRedirects(paths, options, {trailingSlash: undefined, configSource})
  expect(redirects).toEqual([
    {from: '/a', to: '/docs/a', position: {file: 'site.config.ts', line: 2, column: 10}},
    {from: '/b', to: '/docs/a', position: undefined}
  ])
})

test('finds the positions of thousands of redirects', () => {
  const redirects = Array.from({length: 10_000}, (_, index) => ({from: `/old/${index}`, to: '/a'}))
  const text = `export default ${JSON.stringify({redirects}, undefined, 1)}`
  const {redirects: found} = collectRedirects(paths, parseRedirectsOptions({redirects}), {
    trailingSlash: undefined,
    configSource: {file: 'site.config.ts', text}
  })
  expect(found.at(-1)?.position).toEqual({file: 'site.config.ts', line: 40_000, column: 12})
})

test('calls a function for every page, with its public path', () => {
  const asked: string[] = []
  const createRedirects = (path: string) => {
    asked.push(path)
    if (path === '/docs/') return ['/old', '/older']
    return path === '/docs/a/' ? '/old/a' : undefined
  }
  expect(collect({createRedirects}, true).redirects).toEqual([
    '/old → /docs/',
    '/older → /docs/',
    '/old/a → /docs/a/'
  ])
  expect(asked).toEqual(['/', '/404.html', '/docs/', '/docs/a/', '/docs/note.html'])
})

test('calls a function with the paths in links', () => {
  const options = parseRedirectsOptions({
    createRedirects: (path: string) => (path === '/docs/' ? '/old' : undefined)
  })
  const site = {publicPaths: new Map([['/docs', '/docs/']]), trailingSlash: undefined, configSource}
  expect(collectRedirects(paths, options, site).redirects).toEqual([{from: '/old', to: '/docs/'}])
})

test("reports results of a function that aren't paths", () => {
  const createRedirects = (path: string) => (path === '/docs' ? ['/x', 3] : null)
  expect(collect({createRedirects})).toEqual({
    redirects: ['/x → /docs'],
    problems: [
      {
        code: 'redirects-invalid',
        message: 'The function `createRedirects` returned 3 for /docs, expected paths.',
        hint: 'Return a path, a list of paths, or nothing.'
      }
    ]
  })
})

test('redirects paths with an extension to pages without', () => {
  expect(collect({fromExtensions: ['html', 'htm']}).redirects).toEqual([
    '/docs.html → /docs',
    '/docs.htm → /docs',
    '/docs/a.html → /docs/a',
    '/docs/a.htm → /docs/a'
  ])
})

test('with trailingSlash: false, pages are already files that end in .html', () => {
  expect(collect({fromExtensions: ['html', 'htm']}, false).redirects).toEqual([
    '/docs.htm → /docs',
    '/docs/a.htm → /docs/a'
  ])
})

test('redirects paths without an extension to pages with one', () => {
  expect(collect({toExtensions: ['html']}).redirects).toEqual(['/docs/note → /docs/note.html'])
})

test('explicit redirects win over redirects by extension', () => {
  const redirects = [{from: '/docs/a.html/', to: '/docs'}]
  expect(collect({redirects, fromExtensions: ['html']}).redirects).toEqual([
    '/docs/a.html/ → /docs',
    '/docs.html → /docs'
  ])
})

test('rejects extensions with a dot and unknown options, all at once', () => {
  const options = {fromExtensions: ['.html'], form: [], redirects: [{from: '/a'}]}
  expect(() => parseRedirectsOptions(options)).toThrow(
    [
      'Plugin client-redirects: `redirects.0.to` is missing, expected a string.',
      'Plugin client-redirects: `fromExtensions.0` is ".html", expected a file extension without `.` or `/`, such as "html".',
      'Plugin client-redirects has the unknown key `form`.'
    ].join('\n')
  )
})
