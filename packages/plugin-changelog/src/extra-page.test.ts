import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createSource} from '@lectern/testing/create-source'
import {expect, test} from 'vitest'
import {parseChangelogOptions} from './changelog-options.js'
import {createBlogSettings} from './changelog-routes.js'
import {createExtraPage} from './extra-page.js'

const sidebar = {title: 'All releases', items: []}

/** Creates the page of `changelog/policy.md`. */
function create(frontMatter: Record<string, unknown>, contentTitle?: string, options = {}) {
  const settings = createBlogSettings(parseChangelogOptions({path: 'changelog', ...options}), {
    siteConfig: createSiteConfig()
  })
  const source = createSource('changelog/policy.md', {frontMatter, contentTitle})
  const change = {date: '2024-03-01T00:00:00.000Z', author: 'Ada'}
  return createExtraPage({file: 'policy.md', source, change}, {...settings, sidebar})
}

test('a page is named after its file and needs no date', () => {
  const {route, problems} = create({})
  expect(route).toMatchObject({
    path: '/changelog/policy',
    component: '@theme/ChangelogPage',
    contents: [{source: 'changelog/policy.md'}],
    plugin: {name: 'changelog', id: 'default'},
    source: 'changelog/policy.md',
    isSourcePage: true,
    props: {
      blogTitle: 'Changelog',
      blogPath: '/changelog',
      sidebar,
      post: {id: 'policy', title: 'policy', path: '/changelog/policy', showTitle: true}
    }
  })
  expect(problems).toEqual([])
})

test('the front matter sets the path, the titles and the table of contents', () => {
  const {route} = create({
    slug: '/how-we-release',
    title: 'Policy',
    title_meta: 'How we release',
    description: 'When, and what.',
    hide_table_of_contents: true,
    toc_max_heading_level: 4
  })
  expect(route?.path).toBe('/changelog/how-we-release')
  expect(route?.props.post).toMatchObject({
    title: 'Policy',
    description: 'When, and what.',
    hideTableOfContents: true,
    tocMaxHeadingLevel: 4
  })
  expect(route?.head).toEqual(
    expect.arrayContaining([
      {tag: 'title', content: 'How we release'},
      {tag: 'meta', attributes: {name: 'description', content: 'When, and what.'}}
    ])
  )
})

test.each([
  ['a heading in the content', {}, 'Policy', true],
  ['front matter that hides the title', {hide_title: true}, undefined, false],
  ['neither', {}, undefined, true]
])('with %s, the title is shown: %s', (_, frontMatter, heading, isShown) => {
  expect(create(frontMatter, heading).route?.props.post).toMatchObject({showTitle: isShown})
})

test('a page shows its last update if the changelog shows it', () => {
  const shown = (options: object) => {
    const {post} = create({}, undefined, options).route?.props ?? {}
    return post
  }
  expect(shown({})).not.toMatchObject({lastUpdatedBy: 'Ada'})
  expect(shown({showLastUpdateAuthor: true})).toMatchObject({lastUpdatedBy: 'Ada'})
})

test('a draft has no page', () => {
  expect(create({draft: true})).toEqual({problems: []})
})

test('reports invalid front matter', () => {
  const {problems} = create({title: 7, toc_max_heading_level: 9})
  expect(problems.map(({position}) => position?.file)).toEqual([
    'changelog/policy.md',
    'changelog/policy.md'
  ])
})
