import {translate} from '@lectern/client'
import IconClose from '@theme/Icon/Close'

/** Props of `@theme/PwaReloadPopup`. */
export interface PwaReloadPopupProps {
  /** Activates the new version and reloads the page. */
  onReload(): void
  /** Closes the popup. */
  onClose(): void
}

/** Prompts users to reload the page when a new version is available. */
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
          message: 'Close'
        })}
        onClick={onClose}
      >
        <IconClose />
      </button>
    </section>
  )
}
