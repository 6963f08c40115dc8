import net from 'node:net'

/** Number of connections to open at a time. */
const BATCH = 200
/** Milliseconds between the bytes sent on a connection. */
const BYTE_EVERY = 5000

/**
 * Connections of slow clients: each sends its request a byte at a time and never ends it.
 *
 * @typedef {object} SlowConnections
 * @property {() => number} countOpen
 * @property {() => number} countFailed connections that were refused or ended by the server
 * @property {() => void} close
 */

/**
 * Opens slow connections and keeps them open.
 *
 * @param {string} origin
 * @param {number} count
 * @returns {Promise<SlowConnections>}
 */
export async function holdConnections(origin, count) {
  const {hostname: host, port} = new URL(origin)
  /** @type {Set<net.Socket>} */
  const open = new Set()
  let failed = 0
  const connect = () =>
    new Promise((resolve) => {
      const socket = net.connect({host, port: Number(port)})
      socket.once('connect', () => {
        open.add(socket)
        socket.write(`GET / HTTP/1.1\r\nHost: ${host}:${port}\r\nX-Slow: `)
        resolve(undefined)
      })
      socket.on('error', () => resolve(undefined))
      socket.once('close', () => {
        // Sockets that are closed here have already been removed from the set.
        if (open.delete(socket) || socket.bytesWritten === 0) failed++
        resolve(undefined)
      })
    })
  for (let opened = 0; opened < count; opened += BATCH)
    await Promise.all(Array.from({length: Math.min(BATCH, count - opened)}, connect))
  const timer = setInterval(() => {
    for (const socket of open) socket.write('a')
  }, BYTE_EVERY)
  return {
    countOpen: () => open.size,
    countFailed: () => failed,
    close() {
      clearInterval(timer)
      const sockets = [...open]
      open.clear()
      for (const socket of sockets) socket.destroy()
    }
  }
}
