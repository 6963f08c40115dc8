import {useBaseUrl} from '@lectern/client'
import {DocSearchModal} from '@lectern/plugin-search/docsearch'
import {useEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import {AskSlot} from '../ask/AskSlot.js'
import {searchLabel} from '../browser/search-label.js'
import {useSearch} from '../browser/use-search.js'
import {clearBlankQuery} from '../modal/clear-blank-query.js'
import {canKeepSearches} from '../modal/search-history.js'
import {trapFocus} from '../modal/trap-focus.js'
import {useModalParts} from '../modal/use-modal-parts.js'
import {useModalStyles} from '../modal/use-modal-styles.js'

export interface SearchModalProps {
  initialQuery?: string
  onClose(): void
}

/** Search modal with instant results and recent searches. */
export default function SearchModal({initialQuery, onClose}: SearchModalProps) {
  const search = useSearch()
  const {config, prepare} = search
  const {indexName, missingResultsUrl} = config
  const [keepsSearches] = useState(() => canKeepSearches(indexName))
  useEffect(prepare, [prepare])
  const hasStyles = useModalStyles()
  const missingResults = useBaseUrl(missingResultsUrl ?? '')
  const parts = useModalParts(search, onClose)
  if (!hasStyles) return null
  return createPortal(
    <div
      className={config.appId === undefined ? 'search-modal' : 'search-modal--service'}
      onKeyDownCapture={trapFocus}
      onChangeCapture={clearBlankQuery}
    >
      <DocSearchModal
        // The modal requires these keys, although the client it creates from them is never used.
        appId={config.appId ?? 'local'}
        apiKey={config.apiKey ?? 'local'}
        indexName={indexName}
        placeholder={searchLabel(config)} // The prop is named after the HTML attribute.
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        disableUserPersonalization={!keepsSearches}
        getMissingResultsUrl={
          missingResultsUrl === undefined
            ? undefined
            : ({query}) => missingResults.replaceAll('{query}', encodeURIComponent(query))
        }
        onClose={onClose}
        {...parts}
      />
      {config.ask && <AskSlot search={search} onClose={onClose} />}
    </div>,
    document.body
  )
}
