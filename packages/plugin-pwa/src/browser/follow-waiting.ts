/** Settings for handling a worker in the waiting state. */
export interface WaitingSettings {
  /** Whether pages are stored, so that a new worker changes what users see. */
  isOfflineMode: boolean
  onUpdate(worker: ServiceWorker): void
}

/**
 * Follows the workers of a registration. A waiting worker is activated immediately, except in offline mode, where the
 * user is notified (specification §4).
 */
export function followWaiting(
  registration: ServiceWorkerRegistration,
  {isOfflineMode, onUpdate}: WaitingSettings
): void {
  const handleWaiting = (waiting: ServiceWorker) => {
    // A worker with different parameters isn't an update of the stored build, so it's activated immediately.
    const isNextBuild = registration.active?.scriptURL === waiting.scriptURL
    if (isOfflineMode && isNextBuild) onUpdate(waiting)
    else waiting.postMessage({type: 'SKIP_WAITING'})
  }
  let followed: ServiceWorker | null = null
  const followInstalling = ({installing}: ServiceWorkerRegistration) => {
    // The event also occurs for a worker that's already followed.
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
