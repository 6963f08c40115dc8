import {PageContent} from '@lectern/client'
import {useBlogPost} from '@lectern/theme/behavior/blog/blog-post'
import type {ReactNode} from 'react'
import {createAdapter} from '../../props/create-adapter.js'

/** `BlogPostItem/Content`: Docusaurus's component always receives the post content as children. */
export default createAdapter(({children}: {children?: ReactNode}, isOwn) => {
  const {contentIndex} = useBlogPost()
  return isOwn ? {} : {children: children ?? <PageContent index={contentIndex} />}
})
