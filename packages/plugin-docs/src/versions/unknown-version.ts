import type {SiteProblem} from '@lectern/types'
import type {DocsOptions} from '../options/docs-options.js'
import {listNearest} from '../problems/list-nearest.js'
import {describeInstance} from './describe-instance.js'

/** Creates the problem for a version in an option that doesn't exist (`version-unknown`). */
export function createUnknownVersion(
  name: string,
  option: string,
  {options, known}: {options: Pick<DocsOptions, 'id'>; known: readonly string[]}
): SiteProblem {
  return {
    code: 'version-unknown',
    message: `The version \`${name}\` in the option \`${option}\` of ${describeInstance(options)} doesn't exist.`,
    hint: listNearest(name, known)
  }
}
