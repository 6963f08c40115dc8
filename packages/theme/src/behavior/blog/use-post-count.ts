import {interpolate, translate, usePluralForm} from '@lectern/client'

/** Returns a function that formats a number of posts: `One post`, `3 posts`. */
export function usePostCount(count: number): string {
  const {selectMessage} = usePluralForm()
  const forms = translate({
    id: 'theme.blog.post.plurals',
    message: 'One post|{count} posts',
    description: 'Plural forms, separated by |'
  })
  return interpolate(selectMessage(count, forms), {count})
}
