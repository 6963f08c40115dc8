import path from 'node:path'
import {packageFolder} from '@lectern/shared/files/package-folder'

/**
 * Returns the generator as its sources are, with `fields` as overrides. Its code isn't compiled, so
 * its hashes are given.
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
