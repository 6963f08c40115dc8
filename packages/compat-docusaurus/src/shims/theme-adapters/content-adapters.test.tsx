import {BlogPostProvider} from '@lectern/theme/behavior/blog/blog-post'
import type {BlogPostSummary} from '@lectern/types'
import type {ComponentType, ReactNode} from 'react'
import {expect, test, vi} from 'vitest'
import {renderOnPage} from '../../fixtures/run-hook.js'
import adaptPost from './BlogPostItem/index.js'
import adaptEarlier from '../earlier-last-updated.js'
import adaptVisibility from './ContentVisibility.js'
import adaptDetails from './Details.js'
import adaptLayout from './DocItem/Layout.js'

/** Component that renders its content, if it received any. */
const Probe: ComponentType<object> = ({children}: {children?: ReactNode}) =>
  children ? 'content' : 'empty'

test('a doc layout and a post from Docusaurus receive the content that they pass on', () => {
  const Layout = adaptLayout(Probe, false)
  expect(renderOnPage(<Layout />)).toBe('content')
  const Post = adaptPost(Probe, false)
  // Only the fields that the component reads.
  const post = {title: 'Owl', path: '/blog/owl'} as BlogPostSummary
  const list = {post, contentIndex: 0, isBlogPostPage: false}
  const inList = (node: ReactNode) => <BlogPostProvider value={list}>{node}</BlogPostProvider>
  expect(renderOnPage(inList(<Post />))).toBe('content')
  const Own = adaptPost(Probe, true)
  expect(renderOnPage(inList(<Own />))).toBe('empty')
})

test('a summary element needs no key', () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Details = adaptDetails(
    ({children}: {children?: ReactNode}) => <details>{children}</details>,
    true
  ) as ComponentType<{summary: ReactNode; children: ReactNode}>
  expect(renderOnPage(<Details summary={<summary>Owls</summary>}>Barn owl</Details>)).toBe(
    '<details><summary>Owls</summary>Barn owl</details>'
  )
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test('`LastUpdated` of Docusaurus 3.0 and 3.1 receives the time in seconds', () => {
  const Earlier = adaptEarlier(({lastUpdatedAt = 0}: {lastUpdatedAt?: number}) =>
    new Date(lastUpdatedAt * 1000).toISOString()
  ) as ComponentType<{date: string}>
  const date = '2026-03-01T00:00:00.000Z'
  expect(renderOnPage(<Earlier date={date} />)).toBe(date)
})

test('`ContentVisibility` that is copied from Docusaurus receives the metadata of the page', () => {
  type Shown = {metadata?: {permalink?: string; unlisted?: boolean; frontMatter?: object}}
  const Visibility = adaptVisibility(({metadata}: Shown) => {
    const {permalink, unlisted, frontMatter} = metadata ?? {}
    const isUnlisted = frontMatter !== undefined && Reflect.get(frontMatter, 'unlisted')
    return JSON.stringify([permalink, unlisted, isUnlisted]).replaceAll('"', '')
  }, false)
  const page = {title: 'Owls', unlisted: true, showTitle: true, hideTableOfContents: false}
  const node = <Visibility metadata={page} />
  const html = '[/base/owls,true,true]'
  expect(renderOnPage(node, {path: '/owls', props: page})).toBe(html)
  const doc = {id: 'owls', title: 'Owls', unlisted: true, tags: []}
  const props = {breadcrumbs: [], version: {name: 'current'}, doc}
  expect(renderOnPage(node, {path: '/owls', props})).toBe(html)
  const post = {title: 'Owls', path: '/owls', unlisted: true, tags: [], authors: [], words: 0}
  expect(renderOnPage(node, {path: '/owls', props: {blogPath: '/blog', post}})).toBe(html)
  expect(renderOnPage(<Visibility metadata={{unlisted: true}} />)).toBe('[null,true,true]')
})
