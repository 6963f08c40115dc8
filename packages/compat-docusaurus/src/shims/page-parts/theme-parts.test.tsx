import type {ReactNode} from 'react'
import {expect, test} from 'vitest'
import {renderOnPage, runHook} from '../../fixtures/run-hook.js'
import {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  BlogSidebarItemList,
  processAdmonitionProps,
  SkipToContentFallbackId,
  SkipToContentLink,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
  useDocCardDescriptionCategoryItemsPlural,
  useScrollController,
  useSearchLinkCreator
} from './theme-parts.js'

test('the skip link links to the content', () => {
  expect(renderOnPage(<SkipToContentLink className="skip" />)).toBe(
    `<a class="skip" href="#${SkipToContentFallbackId}">Skip to main content</a>`
  )
})

test('links to the search page include the query, whatever characters it contains', () => {
  const create = runHook(useSearchLinkCreator)
  expect(create('owls & "larks"')).toBe('/base/search?q=owls%20%26%20%22larks%22')
})

test.each([
  [1, '1 item'],
  [3, '3 items']
])('a category card shows the count %i', (count, expected) => {
  expect(runHook(useDocCardDescriptionCategoryItemsPlural)(count)).toBe(expected)
})

test.each([
  [1, 'One post tagged with "Owls"'],
  [2, '2 posts tagged with "Owls"']
])('the page of a tag with %i posts has a title', (count, expected) => {
  expect(runHook(() => useBlogTagsPostsPageTitle({label: 'Owls', count}))).toBe(expected)
})

test('an author page is titled with the author’s name, or else the key', () => {
  expect(runHook(() => useBlogAuthorPageTitle({key: 'ada', name: 'Ada', count: 2}))).toBe(
    '2 posts by Ada'
  )
  expect(runHook(() => useBlogAuthorPageTitle({key: 'ada', count: 1}))).toBe('One post by ada')
})

test('author pages have labels', () => {
  expect(translateBlogAuthorsListPageTitle()).toBe('Authors')
  expect(renderOnPage(<BlogAuthorsListViewAllLabel />)).toBe('View all authors')
  expect(renderOnPage(<BlogAuthorNoPostsLabel />)).toContain('any posts yet')
})

interface Admonition {
  title?: ReactNode
  children: ReactNode
}

/** Docusaurus's Markdown result for the title of an admonition. */
const Title = ({children}: {mdxType: string; children: ReactNode}) => children
const TITLE = <Title mdxType="mdxAdmonitionTitle">Look</Title>

test('a title at the start of an admonition becomes its title', () => {
  const {title, children} = processAdmonitionProps<Admonition>({children: [TITLE, 'Text.']})
  expect([title, children]).toEqual(['Look', ['Text.']])
})

test('the title of an admonition comes from its props, or else from its children', () => {
  const own = processAdmonitionProps({title: 'Own', children: [TITLE, 'Text.']})
  expect([own.title, own.children]).toEqual(['Own', ['Text.']])
  const plain = {children: ['Text.']}
  expect(processAdmonitionProps(plain)).toBe(plain)
})

test('blog sidebar posts are links, and the current post is active', () => {
  const html = renderOnPage(
    <BlogSidebarItemList
      {...{ulClassName: 'list', liClassName: 'item', linkClassName: 'link'}}
      linkActiveClassName="active"
      items={[
        {title: 'Owl', permalink: '/blog/owl'},
        {title: 'Lark', permalink: '/blog/lark'}
      ]}
    />,
    {path: '/blog/owl'}
  )
  expect(html).toMatch(/^<ul class="list"><li class="item">/)
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/base/blog/owl"', 'href="/base/blog/lark"'])
  expect(html.match(/<a [^>]*active[^>]*>/g)).toHaveLength(1)
})

test('scroll events are always enabled', () => {
  const {scrollEventsEnabledRef, disableScrollEvents} = runHook(useScrollController)
  disableScrollEvents()
  expect(scrollEventsEnabledRef.current).toBe(true)
})
