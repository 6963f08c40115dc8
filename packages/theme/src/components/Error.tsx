import {ErrorBoundary, type ErrorPageProps, translate} from '@lectern/client'
import ErrorPageContent from '@theme/ErrorPageContent'
import Layout from '@theme/Layout'

/**
 * Replaces a page that threw an error. Renders inside the layout, or alone if the layout throws.
 */
export default function ErrorPage(props: ErrorPageProps) {
  const content = (
    <main>
      <ErrorPageContent {...props} />
    </main>
  )
  return (
    <ErrorBoundary fallback={() => content}>
      <Layout
        title={translate({id: 'theme.ErrorPageContent.pageTitle', message: 'This page crashed'})}
      >
        {content}
      </Layout>
    </ErrorBoundary>
  )
}
