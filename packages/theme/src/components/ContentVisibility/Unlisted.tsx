import {translate} from '@lectern/client'
/** Tells the readers of an unlisted page that nothing leads to it. */
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
            'This page is unlisted. Search engines do not show it, and only those who know its address can read it.'
        })}
      </p>
    </aside>
  )
}
