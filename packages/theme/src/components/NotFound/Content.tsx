import {Link, useIsBrowser, translate, Translate} from '@lectern/client'
import {useDocsNear} from '../../behavior/docs/use-docs-near.js'

/** Explains that the page doesn't exist, and links to other pages. */
export default function NotFoundContent() {
  const isBrowser = useIsBrowser()
  // The same HTML is served for every unknown URL, so the URL is known only in the browser.
  const path = isBrowser ? readPath() : undefined
  const docs = useDocsNear(path)
  return (
    <div className="message-page">
      <p className="message-page__code">404</p>
      <h1 className="message-page__title">
        {translate({id: 'theme.NotFound.title', message: 'Page Not Found'})}
      </h1>
      <p>
        {path === undefined ? (
          <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
        ) : (
          <Translate id="theme.NotFound.noPageAt" values={{address: <code>{path}</code>}}>
            {'The page {address} doesn’t exist. It may have moved, or the link is broken.'}
          </Translate>
        )}
      </p>
      <p className="message-page__actions">
        <Link className="button button--primary" to="/">
          {translate({id: 'theme.NotFound.home', message: 'Home'})}
        </Link>
        {docs && (
          <Link className="button" to={docs.path}>
            {docs.label}
          </Link>
        )}
      </p>
    </div>
  )
}

function readPath(): string {
  try {
    return decodeURI(location.pathname)
  } catch {
    // The URL contains invalid percent-encoding, so it's used unchanged.
    return location.pathname
  }
}
