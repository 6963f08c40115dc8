import {usePage} from '@lectern/client'
import type {DocCategoryGeneratedIndexPageProps} from '@lectern/types'

type Category = DocCategoryGeneratedIndexPageProps['category']

/** The category whose generated page is shown; throws on every other page (specification §8). */
export function useCurrentCategory(): Category {
  const {path, component, props} = usePage()
  if (component === '@theme/DocCategoryGeneratedIndexPage' && props.category) {
    // Only that component has these props.
    return props.category as unknown as Category
  }
  throw new Error(
    `There is no sidebar category with the path "${path}". Its entries are known on the generated page of a category only; give DocCardList \`items\` elsewhere.`
  )
}
