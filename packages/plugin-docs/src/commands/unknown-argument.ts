import type {SiteProblem} from '@lectern/types'
import {listNearest} from '../problems/list-nearest.js'

/** Creates the problem for a version on the command line that doesn't exist (`version-unknown`). */
export function createUnknownArgument(name: string, known: readonly string[]): SiteProblem {
  return {
    code: 'version-unknown',
    message: `The version \`${name}\` doesn't exist.`,
    hint: listNearest(name, known)
  }
}
