import {PageContent} from '@lectern/client'
import {useBlogPost} from '@lectern/theme/behavior/blog/blog-post'
import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import type {ReactNode} from 'react'
import {createAdapter} from '../../props/create-adapter.js'

interface Props {
  className?: string
  children?: ReactNode
}

/**
 * `BlogPostItem`: Docusaurus's component receives the post content as children, and passes it and
 * the class on.
 */
export default createAdapter(({className, children}: Props, isOwn) => {
  const {contentIndex, isBlogPostPage} = useBlogPost()
  if (isOwn) return {}
  return {
    className: joinClasses(isBlogPostPage ? 'blog-post' : 'blog-post-item', className),
    children: children ?? <PageContent index={contentIndex} />
  }
})
