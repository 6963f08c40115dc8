import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {BuildChange, BuildDifference, PluginRef} from '@lectern/types'
import {cacheFolder} from '@lectern/core/memory/cache-folders'
import type {BuildEnvironment} from '@lectern/core/build/build-options'
import {withBuildEnvironment} from '../commands/build-environment.js'
import type {CommandContext} from '../options/site-command.js'
import {CommandFailure} from '../report/command-failure.js'
import {compareContents} from './compare-contents.js'
import {copySite} from './copy-site.js'

interface CompareSettings extends CommandContext {
  /** Absolute. */
  siteDir: string
  configFile?: string | undefined
  /** Plugin instance whose options change. */
  instance: PluginRef
}

/**
 * Builds a copy of a site before and after a change. Both builds use the same cache, whose keys
 * contain all inputs.
 *
 * @returns The first difference between the outputs, or `undefined` if they're equal.
 */
export async function compareBuilds(
  {options, deleted}: BuildChange,
  {siteDir, configFile, instance, ...context}: CompareSettings
): Promise<BuildDifference | undefined> {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-compare-'))
  try {
    const written = [path.dirname(cacheFolder(siteDir)), path.join(siteDir, 'build')]
    const copy = copySite({siteDir: fs.realpathSync(siteDir), written, target: folder})
    const run = async (name: 'before' | 'after') => {
      const outDir = path.join(folder, name)
      const {build} = await import('@lectern/core/build/build')
      const adaptOptions: BuildEnvironment['adaptOptions'] = (plugin, given) =>
        plugin.name === instance.name && plugin.id === instance.id ? options[name] : given
      await withBuildEnvironment(
        {...context, siteDir: copy, isVerbose: false},
        ({remote: _, ...environment}) =>
          build({siteDir: copy, outDir, configFile, minify: true}, {...environment, adaptOptions})
      ).catch((error: unknown) => {
        // The command reports the problems of the build.
        throw error instanceof CommandFailure ? error.cause : error
      })
      return outDir
    }
    const before = await run('before')
    for (const file of deleted) fs.rmSync(path.join(copy, file))
    return compareContents(before, await run('after'))
  } finally {
    fs.rmSync(folder, {recursive: true, force: true})
  }
}
