import {hashFully} from '@lectern/shared/cache/content-hash'
import type {Generator} from '../generator/generator.js'
import {FORMAT} from './cache-index.js'

/** Inputs of a site's cache keys. */
export interface KeyInputs {
  /** Name of the site, independent of its folder on each machine. */
  site: string
  generator: Pick<
    Generator,
    'version' | 'loaderHash' | 'compilerHash' | 'bundlerHash' | 'rendererHash'
  >
  /** Description of the runtime (see `describeRuntime`). */
  runtime: readonly string[]
}

/**
 * Returns the key of the action that stores the cache of a scope, as 64 hexadecimal digits.
 * Machines only share a cache if they're of the same kind and run the same code. Files, settings
 * and environment variables aren't part of it, because each cache entry has its own key for them.
 */
export function createActionKey(scope: string, {site, generator, runtime}: KeyInputs): string {
  const {version, loaderHash, compilerHash, bundlerHash, rendererHash} = generator
  const code = [version, loaderHash, compilerHash, bundlerHash, rendererHash]
  return hashFully(JSON.stringify(['lectern-cache', FORMAT, scope, site, code, runtime]))
}

/**
 * Describes the parts of a machine that can affect the output: Node, the system, the time zone and
 * the language.
 */
export function describeRuntime(): string[] {
  const {timeZone, locale} = new Intl.DateTimeFormat().resolvedOptions()
  const {version, platform, arch} = process
  return [version, platform, arch, timeZone, locale]
}
