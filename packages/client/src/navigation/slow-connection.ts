interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Returns whether the reader saves data or has a 2g connection, in which case nothing should load
 * before it's needed. Call it each time, because the connection can change while the page is open.
 */
export function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection}
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '')
}
