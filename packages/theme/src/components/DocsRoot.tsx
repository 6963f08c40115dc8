import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import DocVersionRoot from '@theme/DocVersionRoot'
import {createContext, useContext} from 'react'

/** Whether a component is inside the docs layout. */
const IsInside = createContext(false)

/**
 * Wraps every page of a docs instance. If nested in another `DocsRoot`, renders only its children.
 */
export default function DocsRoot(page: DocRootLayoutProps) {
  if (useContext(IsInside)) return page.children
  return (
    <IsInside value>
      <DocVersionRoot {...page} />
    </IsInside>
  )
}
