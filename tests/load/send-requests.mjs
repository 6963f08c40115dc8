import http from 'node:http'
import {setTimeout as wait} from 'node:timers/promises'

/** Maximum number of connections for requests. */
const SOCKETS = 100
/** Milliseconds between groups of requests. */
const TICK = 10
/** Maximum number of pending requests before new ones are delayed. */
const MAX_WAITING = 2000

/**
 * A request with the status of its response.
 *
 * @typedef {{path: string, status: number, method?: string, headers?: Record<string, string>}} Exchange
 */

/**
 * @typedef {object} RequestFigures
 * @property {number} sent
 * @property {number} seconds
 * @property {readonly string[]} failures requests with another status or without a complete response
 */

/**
 * Sends requests in turn at an even rate and waits for all responses.
 *
 * @param {string} origin
 * @param {readonly Exchange[]} exchanges
 * @param {{rate: number, seconds: number}} size
 * @returns {Promise<RequestFigures>}
 */
export async function sendRequests(origin, exchanges, {rate, seconds}) {
  const agent = new http.Agent({keepAlive: true, maxSockets: SOCKETS})
  const total = rate * seconds
  const start = performance.now()
  /** @type {string[]} */
  const failures = []
  /** @type {Set<Promise<void>>} */
  const waiting = new Set()
  for (let sent = 0; sent < total; await wait(TICK)) {
    const due = Math.min(total, Math.ceil(((performance.now() - start) / 1000) * rate))
    while (sent < due && waiting.size < MAX_WAITING) {
      const exchange = exchanges[sent++ % exchanges.length]
      if (!exchange) throw new Error('There are no requests to send.')
      const request = sendRequest(origin, exchange, agent).then((failure) => {
        if (failure !== undefined) failures.push(failure)
        waiting.delete(request)
      })
      waiting.add(request)
    }
  }
  await Promise.all(waiting)
  agent.destroy()
  return {sent: total, seconds: (performance.now() - start) / 1000, failures}
}

/**
 * @param {string} origin
 * @param {Exchange} exchange
 * @param {http.Agent} agent
 * @returns {Promise<string | undefined>} how it failed
 */
function sendRequest(origin, {path, status, method = 'GET', headers = {}}, agent) {
  return new Promise((resolve) => {
    const request = http.request(origin + path, {method, headers, agent}, (response) => {
      response.resume()
      response.once('error', ({message}) => resolve(`${method} ${path}: ${message}`))
      response.once('end', () =>
        resolve(
          response.statusCode === status ? undefined : `${method} ${path}: ${response.statusCode}`
        )
      )
    })
    request.once('error', ({message}) => resolve(`${method} ${path}: ${message}`))
    request.end()
  })
}
