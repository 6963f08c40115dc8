import {spawn} from 'node:child_process'
import {readEndedChildrenCpu, sampleTree} from './process-tree.mjs'

/**
 * `seconds`: wall time from start to exit. `cpuSeconds`: of the whole process tree; `undefined`
 * where the system does not tell. `peakBytes`: resident memory summed over the tree at its highest,
 * pages that two processes share counted twice.
 *
 * @typedef {{seconds: number, cpuSeconds: number | undefined, peakBytes: number, exitCode: number, output: string}} Measured
 */

const SAMPLE_EVERY_MS = 50

/**
 * Runs a program until it exits, and measures it. Its output is captured.
 *
 * @param {readonly [string, ...string[]]} command
 * @param {{cwd: string, env?: Record<string, string>}} options
 * @returns {Promise<Measured>}
 */
export async function measureProcess([program, ...args], {cwd, env = {}}) {
  const cpuBefore = readEndedChildrenCpu()
  const start = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: {...process.env, CI: 'true', NO_COLOR: '1', ...env},
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const watch = watchTree(child.pid ?? 0)
  const exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
  const seconds = (performance.now() - start) / 1000
  const {peakBytes, sampledCpu} = watch.end()
  return {seconds, peakBytes, exitCode, output, cpuSeconds: joinCpu(cpuBefore, sampledCpu)}
}

/**
 * Combines both measurements of CPU time. The system only counts children that their parent waited
 * for, and the samples miss short-lived processes, so the larger figure is more complete.
 *
 * @param {number} before
 * @param {number} sampled
 */
function joinCpu(before, sampled) {
  const cpu = Math.max(readEndedChildrenCpu() - before, sampled)
  return cpu > 0 ? cpu : undefined
}

/** @param {number} pid */
function watchTree(pid) {
  /** @type {Map<number, number>} */
  const cpuByPid = new Map()
  let peakBytes = 0
  const timer = setInterval(() => {
    const samples = sampleTree(pid)
    peakBytes = Math.max(
      peakBytes,
      samples.reduce((total, {rssBytes}) => total + rssBytes, 0)
    )
    for (const sample of samples) cpuByPid.set(sample.pid, sample.cpuSeconds)
  }, SAMPLE_EVERY_MS)
  return {
    end() {
      clearInterval(timer)
      const sampledCpu = [...cpuByPid.values()].reduce((total, cpu) => total + cpu, 0)
      return {peakBytes, sampledCpu}
    }
  }
}
