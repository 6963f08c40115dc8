// Code that every page has loaded already. Without it, the bundler would split that code for this
// module.
import '@generated/frame'
import {createRoot} from 'react-dom/client'
import PwaReloadPopup from '@theme/PwaReloadPopup'

/** Offers a reader the new version of the site; only one offer is made at a time. */
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

/** Gives the worker its turn, and load the page again when it has it. */
function activate(worker: ServiceWorker): void {
  // Another tab may have requested it.
  if (worker.state === 'activated') location.reload()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') location.reload()
  })
  worker.postMessage({type: 'SKIP_WAITING'})
}
