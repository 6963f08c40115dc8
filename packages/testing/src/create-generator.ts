import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'

/**
 * Returns a generator that runs from source. `fields` override the defaults. Hashes are
 * placeholders, because the code isn't compiled.
 */
export function createGenerator(fields: {version?: string; compilerHash?: string} = {}) {
  return {
    version: '1.0.0',
    name: 'Lectern 1.0.0',
    dirs: ['core', 'client', 'bundler'].map(packageFolder),
    readyDir: path.join(packageFolder('bundler'), 'missing'),
    loaderHash: 'a',
    compilerHash: 'a',
    bundlerHash: 'a',
    rendererHash: 'a',
    ...fields
  }
}
