import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import DocVersionRoot from '@theme/DocVersionRoot'
import {createContext, useContext} from 'react'

/** Whether a component is inside the layout of the docs. */
const IsInside = createContext(false)

/** Wraps every page of a docs instance. A nested one renders only its children. */
export default function DocsRoot(page: DocRootLayoutProps) {
  if (useContext(IsInside)) return page.children
  return (
    <IsInside value>
      <DocVersionRoot {...page} />
    </IsInside>
  )
}
