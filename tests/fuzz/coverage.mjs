import inspector from 'node:inspector/promises'

/**
 * Tracks which parts of a script run.
 *
 * @param {string} url of the script
 * @returns {Promise<{hasGrown(): Promise<boolean>, end(): void}>}
 */
export async function followCoverage(url) {
  const session = new inspector.Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: true})
  const seen = new Set()
  return {
    async hasGrown() {
      const {result} = await session.post('Profiler.takePreciseCoverage')
      const before = seen.size
      // Powers of two distinguish code that runs once, a few times or often.
      for (const {functions} of result.filter((script) => script.url === url))
        for (const {ranges} of functions)
          for (const {startOffset, endOffset, count} of ranges)
            if (count > 0)
              seen.add(`${startOffset}-${endOffset}-${Math.min(6, 31 - Math.clz32(count))}`)
      return seen.size > before
    },
    end: () => session.disconnect()
  }
}
