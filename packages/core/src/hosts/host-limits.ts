import type {SiteProblem} from '@lectern/types'
import type {FileLimits, Host} from './host.js'

/** Reports host files that exceed a limit of their host. */
export function findExceededLimits(
  hosts: readonly Host[],
  files: ReadonlyMap<string, string>
): SiteProblem[] {
  return hosts.flatMap(({title, limits = []}) =>
    limits.flatMap((limit) => checkLimits(title, limit, files.get(limit.file) ?? ''))
  )
}

function checkLimits(
  title: string,
  {file, rules, characters, hint}: FileLimits,
  text: string
): SiteProblem[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  const long = lines.filter((line) => line.length > characters).length
  const count = lines.filter((line) => /^\S/.test(line)).length
  const create = (what: string, found: string): SiteProblem => ({
    code: 'host-limit-exceeded',
    policy: 'warn',
    message: `${title} ignores some ${what} of ${file}: it has ${found}.`,
    hint
  })
  return [
    ...(long > 0 ? [create('lines', `${long} with more than ${characters} characters`)] : []),
    ...(count > rules ? [create('rules', `${count}, and the limit is ${rules}`)] : [])
  ]
}
