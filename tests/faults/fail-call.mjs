// Loaded before a command (`node --import`), in its process and its worker threads. Lists the file-system
// calls of JavaScript code, or lets one of them fail. Calls of native code, such as the bundler's, aren't seen.
import fs from 'node:fs'
import {syncBuiltinESMExports} from 'node:module'
import {fileURLToPath} from 'node:url'
import {getEnvironmentData, isMainThread, setEnvironmentData} from 'node:worker_threads'

/** @typedef {import('./file-calls.js').FailingCall} FailingCall */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const OWN_FILE = fileURLToPath(import.meta.url)
const COUNTER = 'lectern-failing-call'
/** Matches functions that return paths, watch or can't fail. */
const UNSEEN = /^(?:_|[A-Z]|create|exists$|f?close|realpath$|unwatch|watch)/

/** @type {FailingCall | undefined} */
const failing = process.env.LECTERN_FAILING_CALL
  ? JSON.parse(process.env.LECTERN_FAILING_CALL)
  : undefined
const log = fs.openSync(process.env.LECTERN_CALLS ?? '/dev/null', 'a')
const writeSync = fs.writeSync

// All threads share the count.
if (isMainThread) setEnvironmentData(COUNTER, new SharedArrayBuffer(4))
const counter = new Int32Array(/** @type {SharedArrayBuffer} */ (getEnvironmentData(COUNTER)))

/** Returns the two innermost callers, because the call may come from a helper function. */
function findCallers() {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 30
  const lines = (new Error().stack ?? '').split('\n').slice(1)
  Error.stackTraceLimit = limit
  const places = lines.filter((line) => !line.includes(OWN_FILE)).flatMap(findPlace)
  return places.slice(0, 2).join(' < ')
}

/**
 * Returns the file, line and column of a stack line, unless it's in Node itself.
 *
 * @param {string} line
 */
function findPlace(line) {
  const place = /(?:file:\/\/)?((?:\/|[A-Za-z]:\\)[^()]*:\d+:\d+)\)?$/.exec(line)?.[1]
  return place === undefined || line.includes('node:') ? [] : [place.replace(ROOT, '')]
}

/**
 * Records a call.
 *
 * @param {string} name
 * @param {readonly unknown[]} args
 * @returns {NodeJS.ErrnoException | undefined} how it fails
 */
function noteCall(name, args) {
  // Finding callers takes longer than most calls.
  if (failing && !failing.call.startsWith(`${name} `)) return undefined
  const call = `${name} ${findCallers()}`
  if (!failing) {
    writeSync(log, `${call}\n`)
    return undefined
  }
  if (call !== failing.call || Atomics.add(counter, 0, 1) !== failing.occurrence) return undefined
  const paths = args.slice(0, /^(?:rename|link|copyFile|cp|symlink)/.test(name) ? 2 : 1)
  writeSync(log, `${call} ${paths.join(' ')}\n`)
  return createError(failing.code, name.replace(/Sync$|^promises\./g, ''), paths)
}

/**
 * @param {string} code
 * @param {string} syscall
 * @param {readonly unknown[]} paths
 */
function createError(code, syscall, paths) {
  const [from, to] = paths.filter((value) => typeof value === 'string')
  const places = [from, to].filter((value) => value !== undefined).map((value) => ` '${value}'`)
  return Object.assign(new Error(`${code}: injected failure, ${syscall}${places.join(' ->')}`), {
    code,
    syscall,
    errno: -5,
    ...(from !== undefined && {path: from}),
    ...(to !== undefined && {dest: to})
  })
}

/** @typedef {(this: unknown, ...args: readonly unknown[]) => unknown} Call */

/**
 * @param {string} name
 * @param {Call} call
 * @returns {Call}
 */
function wrapSync(name, call) {
  return function (...args) {
    const error = noteCall(name, args)
    if (!error) return Reflect.apply(call, this, args)
    if (name === 'existsSync') return false
    throw error
  }
}

/**
 * @param {string} name
 * @param {Call} call
 * @returns {Call}
 */
function wrapCallback(name, call) {
  return function (...args) {
    const error = noteCall(name, args)
    const done = args.at(-1)
    if (!error || typeof done !== 'function') return Reflect.apply(call, this, args)
    return process.nextTick(done, error)
  }
}

/**
 * @param {string} name
 * @param {Call} call
 * @returns {Call}
 */
function wrapPromise(name, call) {
  return function (...args) {
    const error = noteCall(`promises.${name}`, args)
    return error ? Promise.reject(error) : Reflect.apply(call, this, args)
  }
}

/**
 * @param {Record<string, Call>} target
 * @param {(name: string) => (name: string, call: Call) => Call} choose
 */
function wrapAll(target, choose) {
  for (const [name, call] of Object.entries(target)) {
    if (typeof call !== 'function' || UNSEEN.test(name)) continue
    target[name] = Object.assign(choose(name)(name, call), call)
  }
}

wrapAll(/** @type {any} */ (fs.promises), () => wrapPromise)
wrapAll(/** @type {any} */ (fs), (name) => (name.endsWith('Sync') ? wrapSync : wrapCallback))
syncBuiltinESMExports()
