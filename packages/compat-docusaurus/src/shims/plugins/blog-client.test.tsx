import type {BlogAuthor, BlogPostSummary} from '@lectern/types'
import {expect, test} from 'vitest'
import {renderOnPage} from '../../fixtures/run-hook.js'
import {BlogPostProvider, useBlogPost} from './blog-client.js'

/** Returns the authors that `useBlogPost` returns for a post by these authors. */
function readAuthors(authors: readonly BlogAuthor[]) {
  return readPost({authors})?.metadata.authors
}

/** Returns the result of `useBlogPost` for a post with these fields. */
function readPost(fields: Partial<BlogPostSummary>) {
  const found: ReturnType<typeof useBlogPost>[] = []
  function Probe() {
    found.push(useBlogPost())
    return null
  }
  const post = {
    ...{id: 'owl', title: 'Owl', path: '/blog/owl', date: '2024-01-31T00:00:00.000Z'},
    ...{hasExcerpt: false, showReadingTime: false, tags: [], authors: []},
    ...fields
  }
  renderOnPage(
    <BlogPostProvider content={{entry: {post, contentIndex: 0}}}>
      <Probe />
    </BlogPostProvider>
  )
  return found[0]
}

test('post authors have their social profiles by platform', () => {
  const socials = [
    {label: 'GitHub', href: 'https://github.com/ada'},
    {label: 'Stack Overflow', href: 'https://stackoverflow.com/users/1'}
  ]
  expect(readAuthors([{name: 'Ada', socials}])).toMatchObject([
    {
      socials: {
        github: 'https://github.com/ada',
        stackoverflow: 'https://stackoverflow.com/users/1'
      }
    }
  ])
})

test('links and images of authors include the base URL', () => {
  expect(
    readAuthors([{key: 'ada', name: 'Ada', imageUrl: '/ada.png', page: '/blog/authors/ada'}])
  ).toMatchObject([
    {
      key: 'ada',
      name: 'Ada',
      imageURL: '/base/ada.png',
      page: {permalink: '/base/blog/authors/ada'}
    }
  ])
})

test('an inline author has neither a key nor a page', () => {
  expect(readAuthors([{name: 'Ada'}])).toMatchObject([{name: 'Ada', key: null, page: null}])
})

test('a post has its source and all fields of its front matter', () => {
  const frontMatter = {cover: '/owl.png', slug: 'owl'}
  expect(readPost({source: 'blog/owl.md', frontMatter})).toMatchObject({
    frontMatter: {title: 'Owl', cover: '/owl.png', slug: 'owl'},
    metadata: {source: '@site/blog/owl.md', frontMatter: {cover: '/owl.png'}}
  })
})
