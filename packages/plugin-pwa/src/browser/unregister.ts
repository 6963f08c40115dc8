/** Unregisters all service workers of this origin and reloads the page (specification §4). */
export async function unregisterAll(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  location.reload()
}
