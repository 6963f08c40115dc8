import {type ConfigSource, findOnlyKey} from '@lectern/shared/problems/find-config-position'
import {findQuoted} from '@lectern/shared/problems/find-quoted'
import type {SiteProblem} from '@lectern/types'
import type {DocsOptions} from '../options/docs-options.js'
import {listNearest} from '../problems/list-nearest.js'
import {describeInstance} from './describe-instance.js'

/** Data for a problem with a version in an option. */
export interface VersionReference {
  options: Pick<DocsOptions, 'id'>
  known: readonly string[]
  /** The configuration, for the position. */
  source?: ConfigSource | undefined
}

/** Creates the problem for a version in an option that doesn't exist (`version-unknown`). */
export function createUnknownVersion(
  name: string,
  option: string,
  {options, known, source}: VersionReference
): SiteProblem {
  return {
    code: 'version-unknown',
    message: `The version \`${name}\` in the option \`${option}\` of ${describeInstance(options)} doesn't exist.`,
    position: source && (findOnlyKey(name, source) ?? findQuoted(name, source.file, source.text)),
    hint: listNearest(name, known)
  }
}
