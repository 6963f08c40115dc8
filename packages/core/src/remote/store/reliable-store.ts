import {setTimeout as wait} from 'node:timers/promises'
import {type BlobStore, StoreError} from './blob-store.js'

/** Number of requests and of transferred bytes. */
export interface StoreTraffic {
  requests: number
  received: number
  sent: number
}

/** A store that retries failed requests. After repeated failures, it stops sending requests. */
export interface ReliableStore extends BlobStore {
  traffic(): StoreTraffic
  /** Returns the reason for no longer sending requests, or `undefined` while the store works. */
  failure(): string | undefined
}

interface RetrySettings {
  /** Delays before retries, in milliseconds. */
  pauses?: readonly number[]
  /** Waits for a number of milliseconds. */
  sleep?(milliseconds: number): Promise<unknown>
  /** Returns a random number from 0 to 1, so that machines don't retry at the same time. */
  random?(): number
}

/** Default delays before retries, in milliseconds. */
const PAUSES: readonly number[] = [200, 600]

/** Maximum number of attempts if a request times out. Each attempt takes the full idle timeout. */
const TIMEOUT_ATTEMPTS = 2

/** Number of consecutive failures before requests are no longer sent. */
const FAILURES = 2

/**
 * Adds retries with backoff and a circuit breaker to a store. After two consecutive failed
 * requests, or one that timed out on each attempt, all further requests fail immediately.
 */
export function createReliableStore(store: BlobStore, settings: RetrySettings = {}): ReliableStore {
  const traffic = {requests: 0, received: 0, sent: 0}
  const {attempt, failure} = createBreaker(settings, () => traffic.requests++)
  return {
    label: store.label,
    traffic: () => ({...traffic}),
    failure,
    read: (key, limits) =>
      attempt(limits.signal, async () => {
        const bytes = await store.read(key, limits)
        traffic.received += bytes?.byteLength ?? 0
        return bytes
      }),
    has: (key, signal) => attempt(signal, () => store.has(key, signal)),
    write: (key, bytes, signal) =>
      attempt(signal, async () => {
        await store.write(key, bytes, signal)
        traffic.sent += bytes.byteLength
      }),
    remove: (key, signal) => attempt(signal, () => store.remove(key, signal)),
    close: () => store.close()
  }
}

/** Sends requests until too many have failed. */
interface Breaker {
  attempt<Result>(signal: AbortSignal | undefined, run: () => Promise<Result>): Promise<Result>
  /** Returns the reason why requests are no longer sent, if that's the case. */
  failure(): string | undefined
}

function createBreaker(
  {pauses = PAUSES, sleep = wait, random = Math.random}: RetrySettings,
  onRequest: () => void
): Breaker {
  let failures = 0
  let reason: string | undefined
  return {
    async attempt(signal, run) {
      if (reason !== undefined) throw new StoreError('refused', reason)
      for (let count = 1; ; count++) {
        try {
          onRequest()
          const result = await runUntil(signal, run)
          failures = 0
          return result
        } catch (error) {
          if (!(error instanceof StoreError)) throw error
          const attempts = attemptsAfter(error, pauses)
          if (count < attempts && !signal?.aborted && reason === undefined) {
            await sleep((pauses[count - 1] ?? 0) * (0.5 + random()))
            continue
          }
          failures += error.failure === 'timeout' ? FAILURES : 1
          if (failures >= FAILURES) reason ??= error.message
          throw error
        }
      }
    },
    failure: () => reason
  }
}

/**
 * Stops waiting for a request when the signal aborts, because some stores ignore signals, e.g.
 * network folders.
 */
function runUntil<Result>(
  signal: AbortSignal | undefined,
  run: () => Promise<Result>
): Promise<Result> {
  if (!signal) return run()
  return new Promise((resolve, reject) => {
    const stop = () => reject(new StoreError('timeout', 'the time limit was reached'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, {once: true})
    run()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop))
  })
}

function attemptsAfter({failure}: StoreError, pauses: readonly number[]): number {
  if (failure === 'refused') return 1
  const attempts = pauses.length + 1
  return failure === 'timeout' ? Math.min(TIMEOUT_ATTEMPTS, attempts) : attempts
}
