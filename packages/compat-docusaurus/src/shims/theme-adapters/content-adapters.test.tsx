import {BlogPostProvider} from '@lectern/theme/behavior/blog/blog-post'
import type {BlogPostSummary} from '@lectern/types'
import type {ComponentType, ReactNode} from 'react'
import {expect, test, vi} from 'vitest'
import {renderOnPage} from '../../fixtures/run-hook.js'
import adaptPost from './BlogPostItem/index.js'
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
