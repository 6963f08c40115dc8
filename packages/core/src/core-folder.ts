import {createRequire} from 'node:module'
import path from 'node:path'

/** The folder of @lectern/core. Compiled code does not lie where its source does, so it asks by name. */
export function coreFolder(): string {
  return path.dirname(createRequire(import.meta.url).resolve('@lectern/core/package.json'))
}
