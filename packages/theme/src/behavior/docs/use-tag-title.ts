import {interpolate, translate, usePluralForm} from '@lectern/client'
import type {CountedTag} from '@lectern/types'

/** Returns the heading of a tag's page, such as `2 docs tagged with "night"`. */
export function useTagTitle({count, label}: CountedTag): string {
  const {selectMessage} = usePluralForm()
  const forms = translate({
    id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
    message: 'One doc tagged|{count} docs tagged',
    description: 'Plural forms, separated by |'
  })
  const nDocsTagged = interpolate(selectMessage(count, forms), {count})
  return translate(
    {id: 'theme.docs.tagDocListPageTitle', message: '{nDocsTagged} with "{tagName}"'},
    {nDocsTagged, tagName: label}
  )
}
