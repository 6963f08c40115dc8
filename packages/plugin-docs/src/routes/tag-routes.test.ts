import {expect, test} from 'vitest'
import {testRoutes, type TestSite} from '../fixtures/test-content.js'

function pagesOf(site: TestSite, part = '/tags') {
  return testRoutes(site).routes.filter(({path}) => path.includes(part))
}

const files = {
  'b.md': {title: 'Beta', tags: ['Food', 'winter']},
  'a.md': {title: 'alpha', description: 'First.', tags: ['winter']}
}

test('generates a page of all tags and one for each tag', () => {
  const pages = pagesOf({files})
  expect(pages.map(({path, component}) => `${path} ${component}`)).toEqual([
    '/docs/tags @theme/DocTagsListPage',
    '/docs/tags/food @theme/DocTagDocListPage',
    '/docs/tags/winter @theme/DocTagDocListPage'
  ])
  expect(pages[0]?.props.tags).toEqual([
    {label: 'Food', path: '/docs/tags/food', count: 1},
    {label: 'winter', path: '/docs/tags/winter', count: 2}
  ])
})

test('a tag page lists its docs by title and belongs to its version', () => {
  expect(pagesOf({files})[2]).toMatchObject({
    props: {
      version: {name: 'current'},
      breadcrumbs: [],
      tag: {label: 'winter', path: '/docs/tags/winter', count: 2},
      allTagsPath: '/docs/tags',
      docs: [
        {path: '/docs/a', label: 'alpha', description: 'First.'},
        {path: '/docs/b', label: 'Beta'}
      ]
    },
    contents: [],
    head: expect.arrayContaining([{tag: 'title', content: '2 docs tagged with "winter"'}])
  })
})

test('a tag with many docs has several pages that link to each other', () => {
  const names = Array.from({length: 401}, (_, index) => `note-${1000 + index}`)
  const many = Object.fromEntries(names.map((name) => [`${name}.md`, {title: name, tags: ['t']}]))
  const [first, second, third, ...others] = pagesOf({files: many}, '/tags/t')
  expect([first?.path, second?.path, third?.path]).toEqual([
    '/docs/tags/t',
    '/docs/tags/t/page/2',
    '/docs/tags/t/page/3'
  ])
  expect(others).toEqual([])
  const listed = [first, second, third].map((page) => page?.props.docs as {label: string}[])
  expect(listed.map(({length}) => length)).toEqual([200, 200, 1])
  expect(listed.flat().map(({label}) => label)).toEqual(names)
  expect(second?.props.pagination).toEqual({
    ...{page: 2, pageCount: 3, postCount: 401},
    ...{previousPath: '/docs/tags/t', nextPath: '/docs/tags/t/page/3'}
  })
  expect(third?.head).toContainEqual({
    tag: 'title',
    content: '401 docs tagged with "t" – Page 3'
  })
  expect(pagesOf({files})[2]?.props.pagination).toBeUndefined()
})

test('a doc shows its tags as the tags file describes them', () => {
  const tags = 'winter:\n  label: In winter\n  permalink: /cold\n  description: Short days.\n'
  const {routes, problems} = testRoutes({files: {'a.md': {tags: ['winter']}}, tags})
  const tag = {label: 'In winter', path: '/docs/tags/cold', description: 'Short days.'}
  expect(problems).toEqual([])
  expect(routes[0]?.props.doc).toMatchObject({tags: [tag]})
  expect(routes[2]).toMatchObject({
    path: '/docs/tags/cold',
    props: {tag: {...tag, count: 1}},
    head: expect.arrayContaining([
      {tag: 'meta', attributes: {name: 'description', content: 'Short days.'}}
    ])
  })
})

test.each([
  [{}, [['tag-inline', 'warn']]],
  [{onInlineTags: 'throw'}, [['tag-inline', 'fail']]],
  [{onInlineTags: 'ignore'}, []]
])("with %o, a tag that isn't in the tags file is reported accordingly", (options, expected) => {
  const site = {files: {'a.md': {tags: ['wintr']}}, tags: 'winter:\n', options}
  const {problems} = testRoutes(site)
  expect(problems?.map(({code, policy}) => [code, policy])).toEqual(expected)
})

test('omits unlisted docs, and a tag with only unlisted docs is not indexed', () => {
  const robots = {tag: 'meta', attributes: {name: 'robots', content: 'noindex, nofollow'}}
  const hidden = {unlisted: true, tags: ['secret', 'winter']}
  const [list, secret, winter] = pagesOf({files: {'a.md': {tags: ['winter']}, 'b.md': hidden}})
  expect(list?.props.tags).toMatchObject([{label: 'winter', count: 1}])
  expect(secret).toMatchObject({path: '/docs/tags/secret', props: {docs: [{path: '/docs/b'}]}})
  expect(secret?.head).toContainEqual(robots)
  expect(winter?.props.docs).toMatchObject([{path: '/docs/a'}])
  expect(winter?.head).not.toContainEqual(robots)
})

test('tags of drafts are not listed', () => {
  expect(pagesOf({files: {'a.md': {draft: true, tags: ['x']}, 'b.md': {}}})).toEqual([])
})

test('every version has its tag pages, which link to the tag pages of other versions', () => {
  const versions = {'1.0': {'a.md': {tags: ['winter']}}}
  const pages = pagesOf({files, versions, options: {tagsBasePath: 'topics'}}, '/topics')
  expect(pages.map(({path, props}) => [path, props.alternates])).toEqual([
    ['/docs/next/topics', undefined],
    ['/docs/next/topics/food', {ranges: [['current', 'current']]}],
    ['/docs/next/topics/winter', undefined],
    ['/docs/topics', undefined],
    ['/docs/topics/winter', undefined]
  ])
})

test('tag pages show the version, except in Docusaurus projects', () => {
  const versionOf = (compatibility?: 'docusaurus') =>
    pagesOf({files, versions: {'1.0': {}}, siteConfig: {compatibility}}, '/next/tags').map(
      ({props}) => props.version
    )
  const shown = {name: 'current', banner: 'unreleased', badge: true}
  expect(versionOf()).toMatchObject([shown, shown, shown])
  const hidden = {...shown, banner: undefined, badge: false}
  expect(versionOf('docusaurus')).toMatchObject([hidden, hidden, hidden])
})
