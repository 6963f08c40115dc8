import {expect, test} from 'vitest'
import {testRoutes} from '../fixtures/test-blog.js'

/** Creates one post per day. The oldest one is `/blog/post-1`. */
function createFiles(count: number): Record<string, Record<string, unknown>> {
  const days = Array.from({length: count}, (_, index) => new Date(Date.UTC(2021, 0, index + 1)))
  return Object.fromEntries(
    days.map((day, index) => [
      `${day.toISOString().slice(0, 10)}-post.md`,
      {slug: `post-${index + 1}`, title: `Post ${index + 1}`}
    ])
  )
}

const options = {blogSidebarCount: 'ALL'}

/** Describes the sidebar of a page: its first and last post, and how many posts are omitted. */
function describeSidebar(path: string, count: number) {
  const {routes} = testRoutes({files: createFiles(count), options})
  const {sidebar} = routes.find((route) => route.path === path)?.props ?? {}
  const {items, omitted} = sidebar as {items: {label: string}[]; omitted?: unknown}
  return {first: items[0]?.label, last: items.at(-1)?.label, omitted}
}

test('pages contain the full list of a few hundred posts', () => {
  const {dataFiles} = testRoutes({files: createFiles(300), options})
  expect(dataFiles).toEqual([])
  expect(describeSidebar('/blog', 300)).toEqual({first: 'Post 300', last: 'Post 1'})
})

test.each([
  [undefined, ['Post 4', 'Post 2'], ['Post 4', 'Post 2']],
  ['docusaurus', ['Post 4'], ['Post 4', 'Post 3']]
] as const)(
  'with the compatibility %s, sidebars contain %j, and %j next to an unlisted post',
  (compatibility, shown, own) => {
    const files = createFiles(4)
    files['2021-01-03-post.md'] = {...files['2021-01-03-post.md'], unlisted: true}
    const siteConfig = {compatibility}
    const {routes} = testRoutes({files, options: {blogSidebarCount: 2}, siteConfig})
    const labels = (path: string) => {
      const {sidebar} = routes.find((route) => route.path === path)?.props ?? {}
      return (sidebar as {items: {label: string}[]}).items.map(({label}) => label)
    }
    expect([labels('/blog'), labels('/blog/post-3')]).toEqual([shown, own])
  }
)

test('pages contain the part of a longer list around their post', () => {
  const {first, last, omitted} = describeSidebar('/blog/post-500', 1000)
  const [newest, oldest] = [first, last].map((label = '') => Number(label.split(' ')[1]))
  expect(newest).toBeGreaterThan(500)
  expect(oldest).toBeLessThan(500)
  expect(omitted).toEqual({before: 1000 - Number(newest), after: Number(oldest) - 1})
})

test('lists and new posts contain the newest posts', () => {
  expect(describeSidebar('/blog', 1000)).toMatchObject({first: 'Post 1000', omitted: {before: 0}})
  expect(describeSidebar('/blog/post-999', 1000)).toEqual(describeSidebar('/blog', 1000))
})

test('the full list is a separate file that loads on demand', () => {
  const {routes, dataFiles} = testRoutes({files: createFiles(1000), options})
  expect(dataFiles?.map(({name}) => name)).toEqual(['blog-posts-default'])
  expect(dataFiles?.[0]?.data).toHaveLength(1000)
  expect(routes[0]?.props.sidebar).toMatchObject({dataName: 'blog-posts-default'})
})

test("the size of a page doesn't grow with the number of posts", () => {
  const weigh = (count: number) => {
    const {routes} = testRoutes({files: createFiles(count), options})
    return JSON.stringify(routes.find(({path}) => path === '/blog/post-50')?.props).length
  }
  expect(weigh(3000)).toBeLessThan(weigh(1000) * 1.05)
})
