/** The element of the page that the hash of an address names, if there is one. */
export function findHashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeHash(hash))
}

function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(id)
  } catch {
    // Not an encoding: the id holds a percent sign of its own.
    return id
  }
}
