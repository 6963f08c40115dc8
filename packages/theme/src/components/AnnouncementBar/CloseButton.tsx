import {translate} from '@lectern/client'
import IconClose from '@theme/Icon/Close'

/** Props of `@theme/AnnouncementBar/CloseButton`. */
export interface AnnouncementBarCloseButtonProps {
  onClick(): void
}

/** Button that closes the announcement permanently. */
export default function AnnouncementBarCloseButton({onClick}: AnnouncementBarCloseButtonProps) {
  return (
    <button
      type="button"
      className="announcement-bar__close"
      aria-label={translate({
        id: 'theme.AnnouncementBar.closeButtonAriaLabel',
        message: 'Close'
      })}
      onClick={onClick}
    >
      <IconClose />
    </button>
  )
}
