import {expect, test} from 'vitest'
import {testRoutes} from '../fixtures/test-blog.js'

/** Posts of as many days, the newest last: `/blog/post-1` is the oldest. */
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

/** What a page has beside it: first and last post, and how many are left out. */
function describeSidebar(path: string, count: number) {
  const {routes} = testRoutes({files: createFiles(count), options})
  const {sidebar} = routes.find((route) => route.path === path)?.props ?? {}
  const {items, omitted} = sidebar as {items: {label: string}[]; omitted?: unknown}
  return {first: items[0]?.label, last: items.at(-1)?.label, omitted}
}

test('pages carry all of a list that is short', () => {
  const {dataFiles} = testRoutes({files: createFiles(40), options})
  expect(dataFiles).toEqual([])
  expect(describeSidebar('/blog', 40)).toEqual({first: 'Post 40', last: 'Post 1'})
})

test('pages carry the part of a long list around their post', () => {
  expect(describeSidebar('/blog/post-100', 300)).toEqual({
    first: 'Post 120',
    last: 'Post 81',
    omitted: {before: 180, after: 80}
  })
})

test('lists and new posts carry the newest', () => {
  const newest = {first: 'Post 300', last: 'Post 261', omitted: {before: 0, after: 260}}
  expect(describeSidebar('/blog', 300)).toEqual(newest)
  expect(describeSidebar('/blog/post-299', 300)).toEqual(newest)
})

test('the whole list is a file that readers load when they want it', () => {
  const {routes, dataFiles} = testRoutes({files: createFiles(300), options})
  expect(dataFiles?.map(({name}) => name)).toEqual(['blog-posts-default'])
  expect(dataFiles?.[0]?.data).toHaveLength(300)
  expect(routes[0]?.props.sidebar).toMatchObject({dataName: 'blog-posts-default'})
})

test('what a page weighs does not grow with the count of posts', () => {
  const weigh = (count: number) => {
    const {routes} = testRoutes({files: createFiles(count), options})
    return JSON.stringify(routes.find(({path}) => path === '/blog/post-50')?.props).length
  }
  expect(weigh(2000)).toBeLessThan(weigh(200) * 1.05)
})
