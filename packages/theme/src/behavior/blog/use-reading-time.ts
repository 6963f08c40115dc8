import {interpolate, translate, usePluralForm} from '@lectern/client'

/** Returns the text of a reading time in whole minutes, such as `3 min read`. */
export function useReadingTime(readingTime: number): string {
  const {selectMessage} = usePluralForm()
  const forms = translate({
    id: 'theme.blog.post.readingTime.plurals',
    message: '1 min read|{readingTime} min read',
    description: 'Plural forms, separated by |'
  })
  return interpolate(selectMessage(readingTime, forms), {readingTime})
}
