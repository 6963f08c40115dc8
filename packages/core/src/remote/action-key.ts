import {hashFully} from '@lectern/shared/cache/content-hash'
import type {Generator} from '../generator/generator.js'
import {FORMAT} from './cache-index.js'

/** Everything that a site's cache keys depend on. */
export interface KeyInputs {
  /** Name of the site. It's the same on machines with different folders. */
  site: string
  generator: Pick<
    Generator,
    'version' | 'loaderHash' | 'compilerHash' | 'bundlerHash' | 'rendererHash'
  >
  /** Description of the runtime (see `describeRuntime`). */
  runtime: readonly string[]
}

/**
 * Returns the key of the action that stores a scope's cache, as 64 hexadecimal digits. Only
 * machines that are of the same kind and run the same code share a cache. Files, settings and
 * environment variables aren't part of the key, because each cache entry has its own key for them.
 */
export function createActionKey(scope: string, {site, generator, runtime}: KeyInputs): string {
  const {version, loaderHash, compilerHash, bundlerHash, rendererHash} = generator
  const code = [version, loaderHash, compilerHash, bundlerHash, rendererHash]
  return hashFully(JSON.stringify(['lectern-cache', FORMAT, scope, site, code, runtime]))
}

/**
 * Describes what can affect the output on a machine: Node, the system, the time zone and the
 * language.
 */
export function describeRuntime(): string[] {
  const {timeZone, locale} = new Intl.DateTimeFormat().resolvedOptions()
  const {version, platform, arch} = process
  return [version, platform, arch, timeZone, locale]
}
