import {type ConfigSource, findOnlyKey} from '@lectern/shared/problems/find-config-position'
import {findQuoted} from '@lectern/shared/problems/find-quoted'
import type {SiteProblem, SourcePosition} from '@lectern/types'
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

/** Returns the position of a version's name after the key of an option. */
function findVersion(name: string, option: string, {file, text}: ConfigSource): SourcePosition {
  const [key = option] = option.split('.')
  const start = Math.max(text.search(new RegExp(`\\b${key}\\b["']?\\s*:`)), 0)
  // Blank lines instead of the text before the option keep the position.
  const rest = text.slice(0, start).replace(/[^\n]/g, ' ') + text.slice(start)
  const source = {file, text: rest}
  return findOnlyKey(name, source) ?? findQuoted(name, source)
}

/** Creates the problem for a version in an option that doesn't exist (`version-unknown`). */
export function createUnknownVersion(
  name: string,
  option: string,
  {options, known, source}: VersionReference
): SiteProblem {
  return {
    code: 'version-unknown',
    message: `The version \`${name}\` in the \`${option}\` option of ${describeInstance(options)} doesn't exist.`,
    position: source && findVersion(name, option, source),
    hint: listNearest(name, known)
  }
}
