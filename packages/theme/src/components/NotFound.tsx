import {Link} from '@lectern/client'
import Layout from '@theme/Layout'

/** The page for every path that the site does not have. */
export default function NotFound() {
  return (
    <Layout title="Page Not Found">
      <main className="message-page">
        <p className="message-page__code">404</p>
        <h1 className="message-page__title">Page Not Found</h1>
        <p>
          There is nothing at this address. The page may have moved, or the link that led here has a
          mistake in it.
        </p>
        <p className="message-page__actions">
          <Link className="button button--primary" to="/">
            Go to the home page
          </Link>
        </p>
      </main>
    </Layout>
  )
}
