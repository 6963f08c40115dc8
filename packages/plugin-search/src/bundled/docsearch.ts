import {DocSearchModal as LibraryModal} from '@docsearch/react'
import type {FunctionComponent} from 'react'

/**
 * Props of the modal. They're declared here to avoid depending on the library's types. Other props
 * are passed through.
 */
export interface DocSearchModalProps {
  appId: string
  apiKey: string
  indexName: string
  placeholder?: string
  initialQuery?: string
  initialScrollY: number
  disableUserPersonalization?: boolean
  getMissingResultsUrl?(found: {query: string}): string
  onClose(): void
}

/** DocSearch's modal. It's bundled so that sites don't have to install Algolia's packages. */
export const DocSearchModal: FunctionComponent<DocSearchModalProps> = LibraryModal
