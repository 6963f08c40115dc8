import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createSource} from '@lectern/testing/create-source'
import type {Source} from '@lectern/types'
import {expect, test} from 'vitest'
import type {PageFile} from './load-pages.js'
import {createPageRoute} from './page-route.js'
import {parsePagesOptions} from './pages-options.js'

const CHANGE = {date: '2024-05-06T07:08:09.000Z', author: 'Ada'}

/** Creates the route of a file in `src/pages`. Pass front matter to create a Markdown page. */
function create(
  file: string,
  frontMatter: Record<string, unknown> | undefined = undefined,
  {
    options = {},
    source = {},
    compatibility,
    baseUrl = '/',
    ...page
  }: Partial<Omit<PageFile, 'source'>> & {
    options?: object
    source?: Partial<Source>
    compatibility?: 'docusaurus'
    baseUrl?: string
  } = {}
) {
  const sitePath = `src/pages/${file}`
  return createPageRoute(
    {
      ...{file, sitePath},
      ...(frontMatter && {source: createSource(sitePath, {frontMatter, ...source})}),
      ...page
    },
    {
      options: parsePagesOptions(options),
      siteConfig: createSiteConfig({title: 'Bird guide', compatibility, baseUrl})
    }
  )
}

const pathOf = (...input: Parameters<typeof create>) => create(...input).route?.path

test.each([
  ['index.tsx', '/'],
  ['about.tsx', '/about'],
  ['team/index.jsx', '/team'],
  ['team/ada.js', '/team/ada'],
  ['404.tsx', '/404.html']
])('the component %s is the page %s', (file, expected) => {
  const {route, problems} = create(file)
  expect(route).toMatchObject({
    ...{path: expected, component: `@site/src/pages/${file}`, contents: [], isSourcePage: true}
  })
  expect(problems).toEqual([])
})

test('pages can have a base path, except for the not-found page', () => {
  const options = {routeBasePath: '/info'}
  expect(pathOf('about.tsx', undefined, {options})).toBe('/info/about')
  expect(pathOf('404.tsx', undefined, {options})).toBe('/404.html')
  expect(pathOf('404.tsx', undefined, {options: {...options, id: 'other'}})).toBe('/info/404')
})

test.each([
  ['about.md', {slug: 'us'}, '/us'],
  ['about.md', {slug: '/us/'}, '/us'],
  ['team/ada.md', {slug: 'lovelace'}, '/team/lovelace'],
  ['team/ada.md', {slug: '/ada'}, '/ada'],
  ['team/ada.md', {slug: '../ada'}, '/ada'],
  ['team/ada.md', {slug: '../../../ada'}, '/ada']
])('%s with %j is the page %s', (file, frontMatter, expected) => {
  expect(pathOf(file, frontMatter)).toBe(expected)
})

test('a slug is relative to the base path of the pages', () => {
  expect(pathOf('a.md', {slug: '/us'}, {options: {routeBasePath: '/info'}})).toBe('/info/us')
})

test.each([
  [{title: 'About us'}, {}, 'About us', true],
  [{}, {contentTitle: 'From the file'}, 'From the file', false],
  [{}, {}, 'about', false],
  [{title: 'About us', hide_title: true}, {}, 'About us', false]
])('with %j and %j the title is %s', (frontMatter, source, title, showTitle) => {
  const {route} = create('about.md', frontMatter, {source})
  expect(route?.props).toMatchObject({title, showTitle})
  expect(route?.head).toContainEqual({tag: 'title', content: title})
})

test('in a Docusaurus project, the title of an untitled page is the site title', () => {
  const {route} = create('about.md', {}, {compatibility: 'docusaurus'})
  expect(route?.head).toContainEqual({tag: 'title', content: 'Bird guide'})
})

test('the title in the head can differ', () => {
  const {route} = create('about.md', {title: 'About', title_meta: 'About the birds'})
  expect(route?.head).toContainEqual({tag: 'title', content: 'About the birds'})
})

test('a draft has no page and no problems', () => {
  expect(create('about.md', {draft: true, unknown: 1})).toEqual({problems: []})
})

test('an unlisted page has a notice, and is not indexed', () => {
  const {route} = create('about.md', {unlisted: true, wrapperClassName: 'wide'})
  expect(route?.props).toMatchObject({unlisted: true, wrapperClassName: 'wide'})
  expect(JSON.stringify(route?.head)).toContain('noindex')
})

test('a class in the front matter is on the HTML element in Docusaurus projects', () => {
  const classesOf = (compatibility?: 'docusaurus') => {
    const {route} = create('about.md', {wrapperClassName: 'wide tall'}, {compatibility})
    return route?.head.find(({tag}) => tag === 'html')?.attributes?.class
  }
  expect([classesOf('docusaurus'), classesOf()]).toEqual([
    'wide tall mdx-page',
    'mdx-wrapper mdx-page'
  ])
})

test('reports problems of the front matter together with problems of the file', () => {
  const problem = {code: 'mdx-syntax' as const, message: 'No.'}
  const {route, problems} = create('about.md', {title: 5}, {source: {problems: [problem]}})
  expect(route).toBeDefined()
  expect(problems.map(({code}) => code)).toEqual(['mdx-syntax', 'front-matter-invalid'])
})

test('index pages of folders are marked', () => {
  expect(create('team/index.md', {}).route).toMatchObject({isFolder: true})
  expect(create('team/ada.md', {}).route).not.toHaveProperty('isFolder')
})

test('a page shows its last change if the site enables it, and routes always contain it', () => {
  const options = {showLastUpdateTime: true, showLastUpdateAuthor: true}
  const shown = create('about.md', {}, {options, change: CHANGE})
  expect(shown.route?.props).toMatchObject({lastUpdatedBy: 'Ada'})
  const hidden = create('about.md', {}, {change: CHANGE})
  expect(JSON.stringify(hidden.route?.props)).not.toContain('Ada')
  expect(create('about.tsx', undefined, {change: CHANGE}).route?.lastUpdatedAt).toBe(CHANGE.date)
})

test('a translated page has the edit URL in the options', () => {
  const editUrl = ({pagesPath, permalink, locale}: Record<string, string>) =>
    `https://edit.example/${locale}/${pagesPath}?${permalink}`
  expect(create('team/ada.md', {}, {options: {editUrl}}).route?.props.editUrl).toBe(
    'https://edit.example/en/team/ada.md?/team/ada'
  )
})

test('in Docusaurus projects, the path for edit URLs includes the base URL', () => {
  const options = {editUrl: ({permalink}: {permalink: string}) => permalink}
  const settings = {options, baseUrl: '/base/', compatibility: 'docusaurus'} as const
  expect(create('team/ada.md', {}, settings).route?.props.editUrl).toBe('/base/team/ada')
})
