import {ErrorBoundary} from '@lectern/client'
import ErrorPageContent from '@theme/ErrorPageContent'
import type {ReactNode} from 'react'

/** The main column beside the docs sidebar. If the page throws, the sidebar remains visible. */
export default function DocRootLayoutMain({children}: {children: ReactNode}) {
  return (
    <main className="doc-main">
      <ErrorBoundary fallback={(error) => <ErrorPageContent {...error} />}>
        {children}
      </ErrorBoundary>
    </main>
  )
}
