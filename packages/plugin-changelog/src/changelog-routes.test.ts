import {expect, test} from 'vitest'
import {createSampleRoutes} from './fixtures/sample-changelog.js'

const FILE = '## 1.1.0 (2024-02-01)\n\n### Added\n\n- Owls\n\n## 1.0.0 (2024-01-01)\n\nFirst.\n'

test('a changelog has a list of releases and a page for each', async () => {
  const {routes, problems} = await createSampleRoutes({files: {'CHANGELOG.md': FILE}})
  expect(routes.map(({path, component}) => [path, component])).toEqual([
    ['/changelog', '@theme/ChangelogList'],
    ['/changelog/1.1.0', '@theme/ChangelogPage'],
    ['/changelog/1.0.0', '@theme/ChangelogPage']
  ])
  expect(problems).toEqual([])
})

test('the source of a page is the changelog, not the file that was extracted from it', async () => {
  const {routes, origins = {}} = await createSampleRoutes({files: {'CHANGELOG.md': FILE}})
  const pages = routes.filter(({component}) => component === '@theme/ChangelogPage')
  expect(pages.map(({source, isSourcePage}) => [source, isSourcePage])).toEqual([
    ['CHANGELOG.md', false],
    ['CHANGELOG.md', false]
  ])
  expect(Object.keys(origins)).toEqual(pages.map(({contents: [content]}) => content?.source))
})

test('structured data describes only releases with a date', async () => {
  const listTypes = async (text: string) => {
    const {routes} = await createSampleRoutes({files: {'CHANGELOG.md': text}})
    const tags = routes.flatMap(({head = []}) => head)
    return tags.flatMap(({content}) => content?.match(/"(?:BlogPosting|datePublished)"/g) ?? [])
  }
  expect(await listTypes('## 1.0.0 (2024-01-01)\n\nFirst.\n')).toEqual([
    '"BlogPosting"',
    '"datePublished"',
    '"BlogPosting"',
    '"datePublished"'
  ])
  expect(await listTypes('## 1.0.0\n\nFirst.\n')).toEqual([])
})

test('lists show the beginning of a release only if it has no description', async () => {
  const date = '2024-01-01'
  const {routes} = await createSampleRoutes({
    files: {
      'notes/1.1.0.md': {
        frontMatter: {date, description: 'Owls and gulls.'},
        hasTruncateMarker: true
      },
      'notes/1.0.0.md': {frontMatter: {date}, hasTruncateMarker: true}
    },
    options: {path: 'notes'}
  })
  const list = routes.find(({path}) => path === '/changelog')
  expect(list?.contents).toEqual([{source: 'notes/1.0.0.md', excerpt: true}])
})

test('a page next to the list shows the sidebar of the releases', async () => {
  const {routes} = await createSampleRoutes({
    files: {
      'notes/1.0.0.md': {frontMatter: {date: '2024-01-01'}},
      'notes/policy.md': {frontMatter: {title: 'Policy'}}
    },
    options: {path: 'notes'}
  })
  const page = routes.find(({path}) => path === '/changelog/policy')
  const release = routes.find(({path}) => path === '/changelog/1.0.0')
  expect(page?.props.sidebar).toEqual(release?.props.sidebar)
  expect(page?.isSourcePage).toBe(true)
})

test('a changelog without dates has pages, but no feeds', async () => {
  const {routes, problems} = await createSampleRoutes({
    files: {'CHANGELOG.md': '## 1.1.0\n\n- Owls\n\n## 1.0.0\n\nFirst.\n'}
  })
  expect(routes.map(({path}) => path)).toEqual([
    '/changelog',
    '/changelog/1.1.0',
    '/changelog/1.0.0'
  ])
  const feeds = routes.flatMap(({head}) =>
    head.filter(({attributes}) => attributes?.rel === 'alternate')
  )
  expect([feeds, problems]).toEqual([[], []])
})
