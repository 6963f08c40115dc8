// Code that every page has already loaded. Without this import, the bundler would split that code for this module.
import '@generated/frame'
import {createRoot} from 'react-dom/client'
import PwaReloadPopup from '@theme/PwaReloadPopup'

/** Shows a popup about the new version of the site. Replaces an existing popup. */
export function showReloadPopup(worker: ServiceWorker): void {
  document.querySelector('[data-pwa-popup]')?.remove()
  const container = document.createElement('div')
  container.dataset.pwaPopup = ''
  document.body.append(container)
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
  }
  root.render(<PwaReloadPopup onReload={() => activate(worker)} onClose={close} />)
}

/** Activates the worker, then reloads the page. */
function activate(worker: ServiceWorker): void {
  // The worker may have been activated from a different tab.
  if (worker.state === 'activated') location.reload()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') location.reload()
  })
  worker.postMessage({type: 'SKIP_WAITING'})
}
