/** Settings for handling a waiting service worker. */
export interface WaitingSettings {
  /** Whether the site is stored offline, in which case a new worker changes what users see. */
  isOfflineMode: boolean
  onUpdate(worker: ServiceWorker): void
}

/**
 * Tracks the workers of a registration. Activates a waiting worker immediately, except in offline
 * mode, where it notifies the user (specification §4).
 */
export function followWaiting(
  registration: ServiceWorkerRegistration,
  {isOfflineMode, onUpdate}: WaitingSettings
): void {
  const handleWaiting = (waiting: ServiceWorker) => {
    // A worker with different parameters isn't an update of the stored build, so activate it
    // immediately.
    const isNextBuild = registration.active?.scriptURL === waiting.scriptURL
    if (isOfflineMode && isNextBuild) onUpdate(waiting)
    else waiting.postMessage({type: 'SKIP_WAITING'})
  }
  let followed: ServiceWorker | null = null
  const followInstalling = ({installing}: ServiceWorkerRegistration) => {
    // The event also fires for a worker that's already tracked.
    if (!installing || installing === followed) return
    followed = installing
    installing.addEventListener('statechange', () => {
      // The first worker never waits.
      if (installing.state === 'installed' && registration.active) handleWaiting(installing)
      if (installing.state === 'redundant' && isOfflineMode)
        console.warn("The site couldn't be stored for offline use.")
    })
  }
  if (registration.waiting && registration.active) handleWaiting(registration.waiting)
  followInstalling(registration)
  registration.addEventListener('updatefound', () => followInstalling(registration))
}
