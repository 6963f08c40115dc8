import {DocSearchModal as LibraryModal} from '@docsearch/react'
import type {FunctionComponent} from 'react'

/** The modal's props with a fixed type. Parts such as `transformItems` are passed on. */
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

/** DocSearch's modal. It's bundled at compile time, so that sites don't install Algolia's packages. */
export const DocSearchModal: FunctionComponent<DocSearchModalProps> = LibraryModal
