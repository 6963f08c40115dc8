import type {SiteProblem} from '@lectern/types'
import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import type {DocsOptions} from '../options/docs-options.js'
import {describeInstance} from './describe-instance.js'
import {createUnknownVersion} from './unknown-version.js'
import {CURRENT_VERSION} from './version-files.js'
import {findNameIssue} from './version-names.js'

type BaseOptions = Pick<DocsOptions, 'id' | 'versions'>

/**
 * Checks the versions that others extend. Problems: `version-unknown`, `version-extends-cycle`, and
 * `version-name-invalid` for names that aren't in the versions file.
 *
 * @param names - All versions except the current one.
 * @param listed - Names in the versions file, which are already checked.
 */
export function checkBases(
  names: readonly string[],
  listed: readonly string[],
  {options, source}: {options: BaseOptions; source?: ConfigSource | undefined}
): SiteProblem[] {
  const known = [CURRENT_VERSION, ...names]
  const {versions} = options
  return [
    ...names.flatMap((name): SiteProblem[] => {
      const base = versions[name]?.extends
      if (base === undefined || known.includes(base)) return []
      return [createUnknownVersion(base, `versions.${name}.extends`, {options, known, source})]
    }),
    ...names.flatMap((name) => (listed.includes(name) ? [] : checkName(name, options))),
    ...findCycles(names, options)
  ]
}

/** Checks a name that isn't in the versions file. It's used in the path of a folder. */
function checkName(name: string, {versions}: BaseOptions): SiteProblem[] {
  const issue = versions[name]?.extends === undefined ? undefined : findNameIssue(name)
  if (issue === undefined) return []
  return [
    {
      code: 'version-name-invalid',
      message: `The version name ${JSON.stringify(name)} in the \`versions\` option ${issue}.`,
      hint: 'Choose a name that is valid in URLs and folder names, e.g. `1.0.0`.'
    }
  ]
}

/** Finds versions that extend each other. The current version can't extend another version. */
function findCycles(names: readonly string[], options: BaseOptions): SiteProblem[] {
  if (options.versions[CURRENT_VERSION]?.extends !== undefined) return [describeCurrent(options)]
  const reported = new Set<string>()
  return names.flatMap((name) => {
    const cycle = findCycle(name, options)
    const isKnown = cycle.some((one) => reported.has(one))
    for (const one of cycle) reported.add(one)
    return cycle.length === 0 || isKnown ? [] : [describeCycle(cycle, options)]
  })
}

/** Returns the circle that a version is part of, with the version at both ends. */
function findCycle(start: string, {versions}: BaseOptions): string[] {
  const chain = [start]
  for (let base = versions[start]?.extends; base !== undefined; base = versions[base]?.extends) {
    if (base === start) return [...chain, base]
    // This circle doesn't contain the version.
    if (chain.includes(base)) return []
    chain.push(base)
  }
  return []
}

function describeCycle(cycle: readonly string[], options: BaseOptions): SiteProblem {
  const names = cycle.map((name) => `\`${name}\``).join(' → ')
  return {
    code: 'version-extends-cycle',
    message: `Versions of ${describeInstance(options)} extend each other: ${names}.`,
    hint: 'Remove `extends` from one of them, and add the files that its folder lacks.'
  }
}

function describeCurrent(options: BaseOptions): SiteProblem {
  return {
    code: 'version-extends-cycle',
    message: `The current version of ${describeInstance(options)} extends another version.`,
    hint: 'Remove `versions.current.extends`. Older versions can extend `current` instead.'
  }
}
