import site from '@generated/site-data'

const load = () => import('./register-worker.js')
const fail = (error: unknown) => console.error('registerSW failed', error)

/**
 * Registers the site's service worker once the page is idle. The code for this is in a separate
 * module.
 */
function start(): void {
  // These events can fire before the page is idle.
  for (const type of ['appinstalled', 'beforeinstallprompt'] as const)
    addEventListener(
      type,
      () =>
        void load()
          .then((worker) => worker[type]())
          .catch(fail)
    )
  const idle = globalThis.requestIdleCallback ?? setTimeout
  idle(() =>
    load()
      .then((worker) => worker.registerWorker(site))
      .catch(fail)
  )
}

if ('serviceWorker' in navigator) start()
