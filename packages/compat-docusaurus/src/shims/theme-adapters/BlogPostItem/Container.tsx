import {useBlogPost} from '@lectern/theme/behavior/blog/blog-post'
import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import {createAdapter} from '../../props/create-adapter.js'

/** `BlogPostItem/Container`: in Docusaurus, a class separates the posts of a list. */
export default createAdapter(({className}: {className?: string}, isOwn) => {
  const {isBlogPostPage} = useBlogPost()
  if (isOwn || isBlogPostPage) return {}
  return {className: joinClasses('margin-bottom--xl', className)}
})
