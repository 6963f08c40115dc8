import {ErrorBoundary, type ErrorPageProps} from '@lectern/client'
import ErrorPageContent from '@theme/ErrorPageContent'
import Layout from '@theme/Layout'

/** Shown instead of a page that threw: inside the layout, or alone where the layout is what throws. */
export default function ErrorPage(props: ErrorPageProps) {
  const content = (
    <main>
      <ErrorPageContent {...props} />
    </main>
  )
  return (
    <ErrorBoundary fallback={() => content}>
      <Layout title="This page crashed">{content}</Layout>
    </ErrorBoundary>
  )
}
