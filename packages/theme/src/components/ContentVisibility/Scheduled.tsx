import {translate} from '@lectern/client'
/** Banner that reminds the author of a scheduled post that it isn't published yet. */
export default function Scheduled() {
  return (
    <aside
      className="theme-scheduled-banner alert alert--warning"
      aria-label={translate({
        id: 'theme.contentVisibility.scheduledBanner.title',
        message: 'Scheduled post'
      })}
    >
      <p>
        {translate({
          id: 'theme.contentVisibility.scheduledBanner.message',
          message: 'This post is scheduled. It will be published by the first build after its date.'
        })}
      </p>
    </aside>
  )
}
