import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {DryRun, ScannedProject} from '@lectern/compat-docusaurus/migrate/project'
import {build} from '@lectern/core/build/build'
import type {Progress} from '@lectern/core/report/progress'
import {createTaskPool} from '@lectern/core/workers/task-pool'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {findOutdatedCopies} from '@lectern/site-tools/swizzle/find-outdated-copies'
import {describeInstalledGenerator} from './describe-generator.js'

interface DryRunSettings {
  siteDir: string
  configFile: string
  progress: Progress
  project?: ScannedProject
}

/** Builds a project into a temporary folder next to its cache, without changing the output. */
export async function dryRunBuild({
  siteDir,
  configFile,
  progress,
  project
}: DryRunSettings): Promise<DryRun> {
  const folder = path.join(siteDir, '.site', 'migrate')
  const pool = createTaskPool(Math.max(1, os.availableParallelism()))
  try {
    const {warnings} = await build(
      {siteDir, configFile, outDir: path.join(folder, 'build'), minify: true},
      {
        generator: describeInstalledGenerator(),
        pool,
        progress,
        checkThemeCopies: findOutdatedCopies
      }
    )
    return {problems: warnings, isBuilt: true, project}
  } catch (error) {
    if (!(error instanceof SiteError)) throw error
    return {problems: error.problems, isBuilt: false, project}
  } finally {
    await pool.close()
    fs.rmSync(folder, {recursive: true, force: true})
  }
}
