import {interpolate, translate, usePluralForm} from '@lectern/client'

/** Returns a localized number of posts, such as `One post` or `3 posts`. */
export function usePostCount(count: number): string {
  const {selectMessage} = usePluralForm()
  const forms = translate({
    id: 'theme.blog.post.plurals',
    message: 'One post|{count} posts',
    description: 'Plural forms, separated by |'
  })
  return interpolate(selectMessage(count, forms), {count})
}
