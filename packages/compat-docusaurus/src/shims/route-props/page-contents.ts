import {useBaseUrlUtils, usePage} from '@lectern/client'
import type {ComponentType} from 'react'
import {useMemo} from 'react'
import {createRouteProps} from './create-route-props.js'
import {createContent} from './page-content.js'

/** A page whose content the current page shows. */
interface ShownPage {
  /** Position of the content on the current page, 0-based. */
  index: number
  path: string
  props: object
}

/** Fields of a content component. Posts have an `entry`, with which Lectern's components find them. */
interface ContentFields {
  entry?: object
}

/** Returns a component with static fields for each content, as in Docusaurus. */
export function usePageContents(pages: readonly ShownPage[]): readonly ComponentType[] {
  const {contents} = usePage()
  const {withBaseUrl} = useBaseUrlUtils()
  return useMemo(
    () =>
      pages.map(({index, path, props}) => {
        const own = contents.slice(index, index + 1)
        // Pages of docs, blogs and pages plugins have a content.
        const {content = {}} = createRouteProps(props, {path, contents: own, withBaseUrl}) as {
          content?: ContentFields
        }
        const {entry, ...fields} = content
        return createContent(index, {
          ...fields,
          ...(entry && {entry: {...entry, contentIndex: index}})
        })
      }),
    [pages, contents, withBaseUrl]
  )
}
