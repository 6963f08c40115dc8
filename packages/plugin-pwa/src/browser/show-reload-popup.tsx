// Every page has already loaded this code. Without this import, the bundler would split it for this
// module.
import '@generated/frame'
import {createRoot} from 'react-dom/client'
import PwaReloadPopup from '@theme/PwaReloadPopup'

/** Shows a popup that announces a new version of the site. Replaces any existing popup. */
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
  // Another tab may have activated the worker.
  if (worker.state === 'activated') location.reload()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') location.reload()
  })
  worker.postMessage({type: 'SKIP_WAITING'})
}
