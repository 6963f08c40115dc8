import os from 'node:os'

const GIGABYTE = 2 ** 30

/**
 * Limits the memory of esbuild's process. By default, it may grow to five times the size of its data
 * before it's cleaned up. With the limit, it's cleaned up more often once it's that large, so only
 * sites with very much code are bundled more slowly. The process inherits the environment when it
 * starts, so this has to be called before.
 *
 * @param env - Limits that are already set are kept.
 * @param total - Memory of the machine in bytes.
 */
export function limitMemory(
  env: NodeJS.ProcessEnv = process.env,
  total: number = readTotalMemory()
): void {
  // A quarter of the memory, but 4 GB if that's at most half of it.
  const limit = Math.max(total / 4, Math.min(4 * GIGABYTE, total / 2))
  env.GOMEMLIMIT ??= `${Math.round(limit / 2 ** 20)}MiB`
}

/** Returns the memory that the process can use, which a container can limit. */
function readTotalMemory(): number {
  // The value is very large if there's no limit.
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, os.totalmem())
}
