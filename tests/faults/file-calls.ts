import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import type {Random} from '../benchmarks/random.mjs'

/** Module that's loaded before a command. It lists its file-system calls, or makes one fail. */
export const PRELOAD = fileURLToPath(new URL('fail-call.mjs', import.meta.url))

/** A failing file-system call. */
export interface FailingCall {
  /** Name of the function and its call stack. */
  call: string
  /** Number of earlier calls from the same stack. */
  occurrence: number
  /** Error code of the system. */
  code: string
}

/** Calls with the same stack. */
export interface RecordedCall {
  call: string
  count: number
}

/** Reads the calls of a build, in the order of the first call per stack. */
export function readCalls(file: string): RecordedCall[] {
  const counts = new Map<string, number>()
  for (const call of readFileSync(file, 'utf8').trimEnd().split('\n'))
    counts.set(call, (counts.get(call) ?? 0) + 1)
  return [...counts].map(([call, count]) => ({call, count}))
}

/** Chooses failing calls, spread evenly over the stages of a build. */
export function chooseCalls(
  calls: readonly RecordedCall[],
  size: number,
  random: Random
): FailingCall[] {
  return Array.from({length: size}, (_, index) => {
    const start = Math.floor((index * calls.length) / size)
    const end = Math.max(start + 1, Math.floor(((index + 1) * calls.length) / size))
    const {call, count} = calls[random.between(start, end - 1)] ?? {call: '', count: 1}
    return {call, occurrence: random.below(count), code: random.pick(listCodes(call))}
  })
}

const OPENS = /^(?:promises\.)?(?:open|read(?:File|dir)|writeFile|appendFile|copyFile|cp)(?:Sync)? /
const WRITES =
  /^(?:promises\.)?(?:write|writev|writeFile|appendFile|copyFile|cp|mkdir|mkdtemp|link|symlink|rename)(?:Sync)? /
const HAS_NO_PATH = /^(?:promises\.)?(?:read|write|writev|fstat|fsync|ftruncate)(?:Sync)? /

/** Lists the error codes that a call can fail with. */
function listCodes(call: string): string[] {
  return [
    'EIO',
    ...(HAS_NO_PATH.test(call) ? [] : ['EACCES']),
    ...(OPENS.test(call) ? ['EMFILE'] : []),
    ...(WRITES.test(call) ? ['ENOSPC'] : [])
  ]
}
