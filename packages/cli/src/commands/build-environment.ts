import os from 'node:os'
import {readTimeLimit} from '@lectern/shared/problems/time-limit'
import type {BuildEnvironment} from '@lectern/core/build/build-options'
import type {Progress} from '@lectern/core/report/progress'
import {setMode} from '../options/node-environment.js'
import type {CommandContext} from '../options/site-command.js'
import {CommandFailure} from '../report/command-failure.js'
import {describeInstalledGenerator} from '../site/describe-generator.js'

/** Progress that isn't shown, for commands whose output is data. */
const NO_PROGRESS: Progress = {
  stage: async (_name, run) => run(() => {}),
  note: () => {},
  durations: () => ({})
}

interface EnvironmentSettings extends CommandContext {
  siteDir: string
  isVerbose: boolean
  /** Shows progress. By default, nothing is shown. */
  progress?: Progress | undefined
}

/**
 * Runs a production build or a part of it, with as many threads as the machine supports.
 *
 * @throws CommandFailure
 */
export async function withBuildEnvironment<Result>(
  {process, siteDir, isVerbose, progress = NO_PROGRESS}: EnvironmentSettings,
  run: (environment: BuildEnvironment) => Promise<Result>
): Promise<Result> {
  setMode(process.env, 'production')
  const [{createRemoteBuild}, {createTaskPool}, {findOutdatedCopies}] = await Promise.all([
    import('@lectern/core/remote/remote-build'),
    import('@lectern/core/workers/task-pool'),
    import('@lectern/site-tools/swizzle/find-outdated-copies')
  ])
  const pool = createTaskPool(Math.max(1, os.availableParallelism()), readTimeLimit(process.env))
  const generator = describeInstalledGenerator()
  try {
    const remote = createRemoteBuild(process.env)
    return await run({generator, pool, progress, checkThemeCopies: findOutdatedCopies, remote})
  } catch (error) {
    throw new CommandFailure(error, {siteDir, isVerbose, lastOutput: ''})
  } finally {
    await pool.close()
  }
}
