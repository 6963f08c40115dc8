import {useThemeConfig, translate} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton'
import AnnouncementBarContent from '@theme/AnnouncementBar/Content'
import {useAnnouncementBar} from '../../behavior/page/use-announcement-bar.js'

/**
 * Renders the site's announcement above the navbar until the reader closes it (specification §4). A
 * script in the head sets an attribute before the first paint, so CSS can hide a closed
 * announcement.
 */
export default function AnnouncementBar() {
  const {announcementBar: bar} = useThemeConfig<ThemeConfig>()
  const close = useAnnouncementBar(bar)
  if (!bar) return null
  return (
    <section
      className="theme-announcement-bar"
      aria-label={translate({id: 'theme.AnnouncementBar.ariaLabel', message: 'Announcement'})}
    >
      <AnnouncementBarContent content={bar.content} />
      {bar.isCloseable && <AnnouncementBarCloseButton onClick={close} />}
    </section>
  )
}
