import {translate} from '@lectern/client'
import IconClose from '@theme/Icon/Close'

export interface PwaReloadPopupProps {
  /** Shows the new version. */
  onReload(): void
  onClose(): void
}

/** Says that there is a new version of a site which is read offline (specification §4). */
export default function PwaReloadPopup({onReload, onClose}: PwaReloadPopupProps) {
  return (
    <section
      className="theme-pwa-popup"
      aria-label={translate({id: 'theme.PwaReloadPopup.ariaLabel', message: 'New version'})}
    >
      <p className="pwa-popup__text" role="alert">
        {translate({id: 'theme.PwaReloadPopup.info', message: 'New version available'})}
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onReload}>
        {translate({id: 'theme.PwaReloadPopup.refreshButtonText', message: 'Refresh'})}
      </button>
      <button
        type="button"
        className="pwa-popup__close"
        aria-label={translate({
          id: 'theme.PwaReloadPopup.closeButtonAriaLabel',
          message: 'Close, and go on reading this version'
        })}
        onClick={onClose}
      >
        <IconClose />
      </button>
    </section>
  )
}
