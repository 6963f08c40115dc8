import {AsyncLocalStorage} from 'node:async_hooks'
import {channel} from 'node:diagnostics_channel'
import fs from 'node:fs'
import {syncBuiltinESMExports} from 'node:module'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {bindUserCode} from '@lectern/shared/problems/user-code'

/** Files and environment variables that site code has read. */
export interface CodeReads {
  /** Absolute paths, including missing files. */
  files: ReadonlySet<string>
  /** Names of environment variables. */
  variables: ReadonlySet<string>
}

type Read = {file: string} | {variable: string}

// Node registers channels by name, so this isn't module state.
const reads = channel('lectern:reads')

/** Marks functions that already publish reads. */
const PUBLISHES = Symbol.for('lectern.tells-reads')

/**
 * Starts to track the files and environment variables that site and plugin code reads (see
 * `runUserCode`).
 *
 * @returns Everything read so far, and a function that stops tracking.
 */
export function followReads(): CodeReads & {end(): void} {
  publishReads()
  const files = new Set<string>()
  const variables = new Set<string>()
  const userCode = new AsyncLocalStorage<unknown>()
  const unbind = bindUserCode(userCode)
  const note = (message: unknown) => {
    if (userCode.getStore() === undefined) return
    const read = message as Read
    if ('file' in read) files.add(read.file)
    else variables.add(read.variable)
  }
  reads.subscribe(note)
  return {
    files,
    variables,
    end() {
      reads.unsubscribe(note)
      unbind()
      // While a store is enabled, Node tracks every promise in the process.
      userCode.disable()
    }
  }
}

/** Makes `process.env` and the functions that read files publish each read on the channel. */
function publishReads(): void {
  if (PUBLISHES in fs.readFileSync) return
  fs.readFileSync = withPublishing(fs.readFileSync)
  fs.readFile = Object.assign(withPublishing(fs.readFile), {
    __promisify__: fs.readFile.__promisify__
  })
  fs.promises.readFile = withPublishing(fs.promises.readFile)
  syncBuiltinESMExports()
  process.env = new Proxy(process.env, {
    get(target, name) {
      if (typeof name === 'string') publish({variable: name})
      return Reflect.get(target, name) as unknown
    },
    has(target, name) {
      if (typeof name === 'string') publish({variable: name})
      return Reflect.has(target, name)
    },
    // Node's object converts values to strings only if they're set directly, not through the proxy.
    set: (target, name, value) => Reflect.set(target, name, value),
    defineProperty: (target, name, description) => Reflect.defineProperty(target, name, description)
  })
}

function withPublishing<Call extends (...inputs: never[]) => unknown>(call: Call): Call {
  const publishing = function (this: unknown, ...inputs: never[]) {
    const file = reads.hasSubscribers ? toPath(inputs[0]) : undefined
    if (file !== undefined) publish({file})
    return call.apply(this, inputs)
  }
  return Object.assign(publishing, call, {[PUBLISHES]: true}) as unknown as Call
}

function publish(read: Read): void {
  if (reads.hasSubscribers) reads.publish(read)
}

function toPath(target: unknown): string | undefined {
  if (typeof target === 'string') return path.resolve(target)
  if (target instanceof URL && target.protocol === 'file:') return fileURLToPath(target)
  return Buffer.isBuffer(target) ? path.resolve(target.toString()) : undefined
}
