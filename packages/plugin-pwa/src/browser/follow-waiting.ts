/** Action for a worker that waits for the previous one to end. */
export interface WaitingSettings {
  /** Whether pages are kept, so that changing the worker changes what a reader sees. */
  isOfflineMode: boolean
  onUpdate(worker: ServiceWorker): void
}

/**
 * Follows the workers of a registration. One that reaches the waiting state is activated at once, but in
 * offline mode, where it is announced (specification §4).
 */
export function followWaiting(
  registration: ServiceWorkerRegistration,
  {isOfflineMode, onUpdate}: WaitingSettings
): void {
  const handleWaiting = (waiting: ServiceWorker) => {
    // A worker with other params keeps no build that readers could continue to use.
    const isNextBuild = registration.active?.scriptURL === waiting.scriptURL
    if (isOfflineMode && isNextBuild) onUpdate(waiting)
    else waiting.postMessage({type: 'SKIP_WAITING'})
  }
  let followed: ServiceWorker | null = null
  const followInstalling = ({installing}: ServiceWorkerRegistration) => {
    // The event also fires for an existing one.
    if (!installing || installing === followed) return
    followed = installing
    installing.addEventListener('statechange', () => {
      // The first worker of all does not wait.
      if (installing.state === 'installed' && registration.active) handleWaiting(installing)
      if (installing.state === 'redundant' && isOfflineMode)
        console.warn("The site couldn't be stored for offline use.")
    })
  }
  if (registration.waiting && registration.active) handleWaiting(registration.waiting)
  followInstalling(registration)
  registration.addEventListener('updatefound', () => followInstalling(registration))
}
