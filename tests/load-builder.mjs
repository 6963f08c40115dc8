const DIST = new URL('../packages/core/dist/', import.meta.url)

/** What builds sites, to be called in this process: the compiled program without its command line. */
export async function loadBuilder() {
  /** @type {typeof import('../packages/core/src/commands/build.js')} */
  const {build} = await import(new URL('commands/build.js', DIST).href)
  /** @type {typeof import('../packages/core/src/workers/task-pool.js')} */
  const {createTaskPool} = await import(new URL('workers/task-pool.js', DIST).href)
  /** @type {typeof import('../packages/core/src/generator.js')} */
  const {describeGenerator} = await import(new URL('generator.js', DIST).href)
  return {build, createTaskPool, generator: describeGenerator(), progress: SILENT}
}

/** Shows nothing and measures nothing. @type {import('../packages/core/src/report/progress.js').Progress} */
const SILENT = {stage: async (_name, run) => run(() => {}), note: () => {}, durations: () => ({})}
