import {translate} from '@lectern/client'
/** Banner that reminds the author of a draft that readers don't see it. */
export default function Draft() {
  return (
    <aside
      className="theme-draft-banner alert alert--warning"
      aria-label={translate({
        id: 'theme.contentVisibility.draftBanner.title',
        message: 'Draft page'
      })}
    >
      <p>
        {translate({
          id: 'theme.contentVisibility.draftBanner.message',
          message:
            'This page is a draft. It will only be visible in dev and be excluded from the production build.'
        })}
      </p>
    </aside>
  )
}
