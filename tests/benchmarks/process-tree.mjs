import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'

/** @typedef {{pid: number, rssBytes: number, cpuSeconds: number}} ProcessSample */

/** Clock ticks per second in /proc. It's 100 on every Linux system that runs Node. */
const TICKS = 100

/**
 * Samples a process and its descendants. Leaves out processes that exit in the meantime.
 *
 * @param {number} pid
 * @returns {ProcessSample[]}
 */
export function sampleTree(pid) {
  return process.platform === 'linux' ? sampleProc(pid) : samplePs(pid)
}

/**
 * Returns the CPU seconds of this process's exited children and their children, or 0 if the system
 * doesn't report them.
 */
export function readEndedChildrenCpu() {
  if (process.platform !== 'linux') return 0
  const fields = readStat('self')
  return fields ? (Number(fields[13]) + Number(fields[14])) / TICKS : 0
}

/**
 * @param {number} pid
 * @returns {ProcessSample[]}
 */
function sampleProc(pid) {
  const fields = readStat(pid)
  const rss = /VmRSS:\s+(\d+) kB/.exec(readOrEmpty(`/proc/${pid}/status`))
  if (!fields || !rss) return []
  const cpuSeconds = (Number(fields[11]) + Number(fields[12])) / TICKS
  return [
    {pid, rssBytes: Number(rss[1]) * 1024, cpuSeconds},
    ...readChildren(pid).flatMap(sampleProc)
  ]
}

/**
 * Lists the children of a process, which belong to the threads that started them.
 *
 * @param {number} pid
 */
function readChildren(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readOrEmpty(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number)
    )
  } catch {
    // The process has exited in the meantime.
    return []
  }
}

/**
 * Returns the fields of /proc/<pid>/stat after the command name, which can contain spaces.
 *
 * @param {number | 'self'} pid
 */
function readStat(pid) {
  const text = readOrEmpty(`/proc/${pid}/stat`)
  return text === '' ? undefined : text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has exited in the meantime.
    return ''
  }
}

/**
 * @param {number} root
 * @returns {ProcessSample[]}
 */
function samplePs(root) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], {encoding: 'utf8'})
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  /** @type {(pid: number) => ProcessSample[]} */
  const below = (pid) =>
    rows.flatMap(([child = 0, parent, kilobytes = 0]) => {
      const own = child === pid ? [{pid, rssBytes: kilobytes * 1024, cpuSeconds: 0}] : []
      return parent === pid ? [...own, ...below(child)] : own
    })
  return below(root)
}
