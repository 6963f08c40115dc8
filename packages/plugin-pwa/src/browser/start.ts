import site from '@generated/site-data'

const load = () => import('./register-worker.js')
const fail = (error: unknown) => console.error('registerSW failed', error)

/** Registers the site's worker when the page is idle. The code is in a separate module. */
function start(): void {
  // These events can occur before the page is idle.
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
