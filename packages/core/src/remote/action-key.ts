import {hashFully} from '@lectern/shared/cache/content-hash'
import type {Generator} from '../generator/generator.js'
import {FORMAT} from './cache-index.js'

/** Inputs for a site's cache keys. */
export interface KeyInputs {
  /** Name of the site, which doesn't depend on its folder. */
  site: string
  generator: Pick<
    Generator,
    'version' | 'loaderHash' | 'compilerHash' | 'bundlerHash' | 'rendererHash'
  >
  /** The runtime, see `describeRuntime`. */
  runtime: readonly string[]
}

/**
 * Returns the key of the action that stores a scope's cache, as 64 hexadecimal digits. Machines
 * only share a cache if they're of the same kind and run the same code. The key doesn't cover
 * files, settings and environment variables, because each cache entry has its own key for these.
 */
export function createActionKey(scope: string, {site, generator, runtime}: KeyInputs): string {
  const {version, loaderHash, compilerHash, bundlerHash, rendererHash} = generator
  const code = [version, loaderHash, compilerHash, bundlerHash, rendererHash]
  return hashFully(JSON.stringify(['lectern-cache', FORMAT, scope, site, code, runtime]))
}

/** Describes everything about a machine that can affect the output: Node, the system, time zone and language. */
export function describeRuntime(): string[] {
  const {timeZone, locale} = new Intl.DateTimeFormat().resolvedOptions()
  const {version, platform, arch} = process
  return [version, platform, arch, timeZone, locale]
}
