import {translate} from '@lectern/client'
/** Banner for unlisted pages. */
export default function Unlisted() {
  return (
    <aside
      className="theme-unlisted-banner alert alert--warning"
      aria-label={translate({
        id: 'theme.contentVisibility.unlistedBanner.title',
        message: 'Unlisted page'
      })}
    >
      <p>
        {translate({
          id: 'theme.contentVisibility.unlistedBanner.message',
          message:
            'This page is unlisted. Search engines will not index it, and only people with the direct link can open it.'
        })}
      </p>
    </aside>
  )
}
