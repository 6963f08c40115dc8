import {AsyncLocalStorage} from 'node:async_hooks'
import {channel} from 'node:diagnostics_channel'
import fs from 'node:fs'
import {syncBuiltinESMExports} from 'node:module'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {bindUserCode} from '@lectern/shared/problems/user-code'

/** Files and environment variables that a site's code has read. */
export interface CodeReads {
  /** Absolute paths of the files. Missing files are included. */
  files: ReadonlySet<string>
  /** Names of environment variables. */
  variables: ReadonlySet<string>
}

type Read = {file: string} | {variable: string}

// Node registers channels by name, so this module doesn't need any state.
const reads = channel('lectern:reads')

/** Marks functions that already publish reads. */
const PUBLISHES = Symbol.for('lectern.tells-reads')

/**
 * Records which files and environment variables the code of the site and its plugins reads (see
 * `runUserCode`).
 *
 * @returns Everything that has been read so far, and a function that stops recording.
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
      // Otherwise, Node would keep tracking every promise in the process.
      userCode.disable()
    }
  }
}

/**
 * Patches `process.env` and the functions that read files, so that they publish each read on the
 * channel.
 */
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
    // Set values on the object itself, because Node wouldn't convert them to strings on the proxy.
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
