import path from 'node:path'
import type {Command} from 'commander'
import {POLL_INTERVAL} from '@lectern/dev-server/settings/dev-options'
import {isSite} from '../site/is-site.js'
import {DEFAULT_SITE, type SiteFlags} from './site-command.js'

interface PollFlags extends SiteFlags {
  /** Value of `--poll`, or `true` if it has none. */
  poll?: string | true
}

/**
 * Reads the optional argument of `--poll`: a number of milliseconds, `true`, `false`, or the site
 * root.
 */
export function readPoll(
  command: Command,
  siteArgument: string,
  {poll, config}: PollFlags,
  cwd: string
): {siteArgument: string; pollInterval?: number} {
  if (poll === undefined || poll === 'false') return {siteArgument}
  if (poll === true || poll === 'true') return {siteArgument, pollInterval: POLL_INTERVAL}
  const pollInterval = Number(poll)
  if (Number.isInteger(pollInterval) && pollInterval > 0) return {siteArgument, pollInterval}
  if (siteArgument === DEFAULT_SITE && isSite(path.resolve(cwd, poll), config))
    return {siteArgument: poll, pollInterval: POLL_INTERVAL}
  return command.error(`error: '--poll ${poll}' is not a number of milliseconds, e.g. --poll 1000`)
}
