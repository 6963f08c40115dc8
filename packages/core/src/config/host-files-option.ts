import {sortByDistance} from '@lectern/shared/text/nearest'
import {z} from '@lectern/shared/schema/schema'
import type {Hosts} from '../hosts/host.js'
import {HOSTS, mapHostNames} from '../hosts/hosts.js'

/** Schema of the `hostFiles` option, which lists the hosts to write files for. */
export const hostFilesOption = createHostFilesOption(HOSTS)

/** Creates the schema of the `hostFiles` option, based on the supported hosts. */
export function createHostFilesOption(hosts: Hosts) {
  const names = Object.keys(hosts)
  const known = mapHostNames(hosts)
  const host = z.custom<string>((value) => typeof value === 'string' && known.has(value), {
    error: ({input}) =>
      `one of ${sortByNearness(input, names)
        .map((name) => JSON.stringify(name))
        .join(', ')}`
  })
  return z
    .array(host)
    .transform((chosen) => [...new Set(chosen.map((name) => known.get(name) ?? name))])
    .superRefine((chosen, {addIssue}) => {
      const message = describeConflict(chosen, hosts)
      if (message !== undefined) addIssue(message)
    })
    .default([])
}

/**
 * Sorts names by their edit distance to a word. Names that start with the word come first, because
 * an abbreviation is more likely than a typo.
 */
function sortByNearness(word: unknown, names: readonly string[]): readonly string[] {
  if (typeof word !== 'string') return names
  const isLonger = (name: string) => Number(name.startsWith(word.toLowerCase()))
  return sortByDistance(word, names).sort((left, right) => isLonger(right) - isLonger(left))
}

/** Finds two selected hosts that need the same file in different formats. */
function describeConflict(chosen: readonly string[], hosts: Hosts): string | undefined {
  const readers = chosen.flatMap((name) => (hosts[name]?.files ?? []).map((file) => ({name, file})))
  for (const [index, one] of readers.entries()) {
    const other = readers
      .slice(index + 1)
      .find(({file}) => file.name === one.file.name && file !== one.file)
    if (other)
      return `a list with either "${one.name}" or "${other.name}", since both use ${one.file.name}`
  }
  return undefined
}
