import {randomUUID} from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'

/** The process that holds a lock. */
interface LockHolder {
  pid: number
  host: string
  /** Tells processes apart that had the same ID at different times. */
  token: string
}

/** Interval in milliseconds at which a waiting build checks the lock. */
const PAUSE = 100

/** Interval in milliseconds at which a build updates its lock. */
const HEARTBEAT = 2000

/**
 * Time in milliseconds after which a lock without updates is stale. It's long because a busy build
 * can be late. Checking the process ID isn't enough, because IDs are reused and processes in other
 * containers are invisible.
 */
const STALE_AFTER = 60_000

/**
 * Runs a build with exclusive use of the cache. Waits for other builds that use it, and replaces
 * the lock of a process that has died.
 *
 * @param onWait - Called once with the ID of the process that holds the lock.
 */
export async function withBuildLock<Result>(
  cacheDir: string,
  onWait: (pid: number) => void,
  run: () => Promise<Result>
): Promise<Result> {
  const file = path.join(cacheDir, 'build.lock')
  const holder: LockHolder = {pid: process.pid, host: os.hostname(), token: randomUUID()}
  fs.mkdirSync(cacheDir, {recursive: true})
  let hasWaited = false
  while (!acquire(file, holder)) {
    const other = readHolder(file)
    if (isStale(file, other)) {
      removeHolder(file, other)
      continue
    }
    if (other && !hasWaited) onWait(other.pid)
    hasWaited = true
    await wait(PAUSE)
  }
  const heartbeat = setInterval(() => refreshLock(file), HEARTBEAT)
  heartbeat.unref()
  try {
    return await run()
  } finally {
    clearInterval(heartbeat)
    if (readHolder(file)?.token === holder.token) fs.rmSync(file, {force: true})
  }
}

function refreshLock(file: string): void {
  try {
    const now = new Date()
    fs.utimesSync(file, now, now)
  } catch {
    // The cache was deleted, including the lock.
  }
}

function acquire(file: string, holder: LockHolder): boolean {
  try {
    fs.writeFileSync(file, JSON.stringify(holder), {flag: 'wx'})
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function readHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as LockHolder
  } catch {
    // The file has just been deleted, or is still being written.
    return undefined
  }
}

function isStale(file: string, holder: LockHolder | undefined): boolean {
  const stat = fs.statSync(file, {throwIfNoEntry: false})
  if (!stat) return false
  const age = Date.now() - stat.mtimeMs
  if (!holder) return age > PAUSE * 20
  const isHere = holder.host === os.hostname()
  // Builds in the same process take turns.
  return age > STALE_AFTER || (isHere && holder.pid !== process.pid && !isAlive(holder.pid))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A permission error means that the process is running and belongs to a different user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Deletes a lock, but only if it's still the inspected one, because two builds may find the same
 * stale lock.
 */
function removeHolder(file: string, holder: LockHolder | undefined): void {
  const aside = `${file}.${randomUUID()}`
  try {
    fs.renameSync(file, aside)
    if (readHolder(aside)?.token !== holder?.token) fs.linkSync(aside, file)
  } catch {
    // A different build has already deleted the lock.
  } finally {
    fs.rmSync(aside, {force: true})
  }
}
