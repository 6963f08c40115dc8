import type {DocRootLayoutProps} from '@theme/DocRoot/Layout'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../../props/create-adapter.js'
import {DocElementProvider} from '../../props/doc-element.js'

/** `DocRoot`: Docusaurus's component reads the page with `useDocRootMetadata`. */
export default function adapt(
  Component: AdaptedComponent,
  isOwn: boolean
): ComponentType<DocRootLayoutProps> {
  if (isOwn) return Component as ComponentType<DocRootLayoutProps>
  return function Adapted(props: DocRootLayoutProps) {
    return (
      <DocElementProvider element={props.children}>
        <Component {...props} />
      </DocElementProvider>
    )
  }
}
