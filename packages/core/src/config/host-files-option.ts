import {sortByDistance} from '@lectern/shared/text/nearest'
import {z} from '@lectern/shared/schema/schema'
import type {HostName} from '@lectern/types'

const HOSTS: readonly HostName[] = ['netlify', 'cloudflare-pages', 'nginx', 'github-pages']

const host = z.custom<HostName>((value) => HOSTS.some((name) => name === value), {
  error: ({input}) =>
    `one of ${sortByNearness(input)
      .map((name) => JSON.stringify(name))
      .join(', ')}`
})

/** Names that go on where the word ends are nearer than any other: `github` is short for `github-pages`. */
function sortByNearness(word: unknown): readonly string[] {
  if (typeof word !== 'string') return HOSTS
  const isLonger = (name: string) => Number(name.startsWith(word.toLowerCase()))
  return sortByDistance(word, HOSTS).sort((left, right) => isLonger(right) - isLonger(left))
}

/** `hostFiles`: whose files the build writes. */
export const hostFilesOption = z
  .array(host)
  .refine(
    (hosts) => !(hosts.includes('netlify') && hosts.includes('cloudflare-pages')),
    'a list with "netlify" or "cloudflare-pages", not both: they read one file, _redirects, in two ways'
  )
  .default([])
