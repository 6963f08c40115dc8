import {PageContent} from '@lectern/client'
import MDXContent from '@theme/MDXContent'
import type {ReactNode} from 'react'
import {useBlogPost} from '../../behavior/blog/blog-post.js'

/** Renders the content of a post, or its excerpt in a list. */
export default function BlogPostItemContent({children}: {children?: ReactNode}) {
  const {contentIndex} = useBlogPost()
  return (
    <MDXContent>
      {children ? (
        <div className="markdown">{children}</div>
      ) : (
        <PageContent index={contentIndex} className="markdown" />
      )}
    </MDXContent>
  )
}
