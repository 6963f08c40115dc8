import {hashFully} from '@lectern/shared/cache/content-hash'
import type {Generator} from '../generator/generator.js'
import {FORMAT} from './cache-index.js'

/** Inputs of the keys of a site's caches. */
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
 * Returns the key of the action that contains the cache of a scope, as 64 hexadecimal digits. Machines share a
 * cache only if they run the same code on the same kind of machine. Files, settings and environment variables
 * aren't part of it, because each entry of the cache has its own key with these inputs.
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
