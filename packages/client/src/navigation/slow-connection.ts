interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Whether the reader saves data or has a 2g connection, so that nothing is loaded before it's needed. Ask each time,
 * because the connection can change while the page is open.
 */
export function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: Connection}
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '')
}
