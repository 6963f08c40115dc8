import fs from 'node:fs'
import path from 'node:path'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {SummaryLine} from '@lectern/types'
import type {Generator} from '../generator/generator.js'
import {memoryFile, spareFolder} from '../memory/cache-folders.js'
import type {BuildMemory} from '../memory/build-memory.js'
import type {OpenedSite} from '../site/open-site.js'
import type {BuiltOutput} from './list-local-files.js'
import type {RemoteCache, RemoteInputs} from './remote-cache.js'

export type {BuiltOutput} from './list-local-files.js'

type Environment = Readonly<Record<string, string | undefined>>

/** A site with its loaded configuration. */
export interface RemoteSite {
  opened: Pick<OpenedSite, 'cache' | 'siteConfig'>
  siteDir: string
  cacheDir: string
  generator: Generator
}

/** A built locale and its folders. */
export interface RemotePart {
  memory: Pick<BuildMemory, 'output' | 'contents'>
  /** Absolute folders of the files, the complete output and the locale's cache. */
  target: {outDir: string; finalDir: string; ownCacheDir: string}
}

/** The remote cache of a build. Its code is loaded only for sites that use one. */
export interface RemoteBuild {
  /** Restores the cache folder if there's no local cache. Only the first call has an effect. */
  restore(site: RemoteSite): Promise<void>
  /** Stores the results of a build. Returns a summary line if the site uses a remote cache. */
  push(parts: readonly RemotePart[]): Promise<SummaryLine | undefined>
}

/**
 * Creates the remote cache for one build.
 *
 * @param env - Environment variables, which override the configuration.
 */
export function createRemoteBuild(env: Environment): RemoteBuild {
  let opened: Promise<RemoteCache | undefined> | undefined
  return {
    async restore(site) {
      if (opened) return
      opened = openRemote(site, env)
      await (await opened)?.restore()
    },
    async push(parts) {
      const remote = await opened
      if (!remote) return undefined
      await remote.push(parts.map(describeOutput))
      const {describeRemote} = await import('./describe-remote.js')
      return describeRemote(remote.report())
    }
  }
}

/** Describes the output of a built locale. */
export function describeOutput({
  target: {outDir, finalDir, ownCacheDir},
  memory
}: RemotePart): BuiltOutput {
  return {
    outDir,
    spareDir: spareFolder(ownCacheDir, finalDir),
    memoryFile: memoryFile(ownCacheDir, finalDir),
    written: memory.output,
    records: [...memory.contents.keys()]
  }
}

async function openRemote(site: RemoteSite, env: Environment): Promise<RemoteCache | undefined> {
  const inputs = await findRemote(site, env)
  if (!inputs) return undefined
  const {openRemoteCache} = await import('./remote-cache.js')
  return openRemoteCache(inputs)
}

/** Returns a site's remote cache settings, or `undefined` if it doesn't use one. */
export async function findRemote(
  {opened, siteDir, cacheDir, generator}: RemoteSite,
  env: Environment
): Promise<RemoteInputs | undefined> {
  const option = opened.cache?.remote
  if (!option && !env.SITE_CACHE_URL) return undefined
  const [{resolveRemote}, {describeRuntime}] = await Promise.all([
    import('./remote-settings.js'),
    import('./action-key.js')
  ])
  const settings = resolveRemote(option, {siteDir, env})
  if (!settings) return undefined
  const site = nameSite(siteDir, opened.siteConfig.title)
  return {settings, cacheDir, keys: {site, generator, runtime: describeRuntime()}}
}

/** Returns a name that identifies the site on every machine: its package name or title. */
function nameSite(siteDir: string, title: string): string {
  try {
    const text = fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8')
    const value: unknown = JSON.parse(text)
    return isRecord(value) && typeof value.name === 'string' ? value.name : title
  } catch {
    // The site has no valid package.json.
    return title
  }
}
