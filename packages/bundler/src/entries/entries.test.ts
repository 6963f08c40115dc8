import {expect, test} from 'vitest'
import {createInput} from '../fixtures/create-input.js'
import {createEntries} from './entries.js'

const input = createInput('/site', {
  clientModules: ['/theme/index.css', '/site/src/track.js'],
  globalStyles: 'a {}',
  components: ['@theme/DocItem', '@site/src/pages/a.tsx'],
  liveContents: [
    {entry: 'content:docs/a.mdx', source: '/site/docs/a.mdx', code: 'export default 1'},
    {entry: 'content:docs/a.mdx?excerpt', source: '/site/docs/a.mdx', code: 'export default 2'},
    {entry: 'content:blog/a.mdx', source: '/site/blog/a.mdx', code: 'export default 3'}
  ]
})

test('every entry has a unique readable name', () => {
  const names = [...createEntries(input).names]
  expect(names.map(([entry, name]) => `${entry} ${name.replace(/-\w{10}$/, '-HASH')}`)).toEqual([
    '@theme/DocItem theme-DocItem-HASH',
    '@site/src/pages/a.tsx pages-a-HASH',
    'content:docs/a.mdx docs-a-HASH',
    'content:docs/a.mdx?excerpt docs-a-excerpt-HASH',
    'content:blog/a.mdx blog-a-HASH'
  ])
  expect(new Set(names.map(([, name]) => name)).size).toBe(5)
})

test('entries with the same end have different names', () => {
  // The first 24 bits of their hashes are the same.
  const entries = [532, 3195].map(
    (version) => `content:versioned_docs/version-${version}/a/index.mdx`
  )
  const liveContents = entries.map((entry) => ({entry, source: '/site/a.mdx', code: ''}))
  const {names} = createEntries({...input, liveContents})
  expect(new Set(entries.map((entry) => names.get(entry))).size).toBe(2)
})

test('content resolves imports from its folder', () => {
  expect(createEntries(input).modules.get('content:blog/a.mdx')).toMatchObject({
    code: 'export default 3\nimport "@generated/frame"',
    resolveDir: '/site/blog'
  })
})

test('the client loads plugin styles first, then code, then the configured styles', () => {
  const code = createEntries(input).modules.get('entry:client')?.code ?? ''
  expect(code.split('\n').at(0)).toBe('import "/theme/index.css"')
  expect(code.split('\n').slice(-3)).toEqual([
    'import * as clientModule0 from "/site/src/track.js"',
    `import '@generated/styles.css'`,
    'export const started = startClient({site, Root, ErrorPage, clientModules: [clientModule0], pageComponents})'
  ])
})
