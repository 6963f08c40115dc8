import path from 'node:path'
import type {Command} from 'commander'
import {isSite} from '../site/is-site.js'
import {DEFAULT_SITE, type SiteFlags} from './site-command.js'

/** Options of commands that build some of the locales. */
export interface LocaleFlags extends SiteFlags {
  locale?: readonly string[]
}

/** Adds the `--locale` option, e.g. `--locale fr --locale de` or `--locale fr de`. */
export function addLocaleOption(command: Command): Command {
  return command.option('-l, --locale <name...>', 'locales to build (default: all)')
}

/**
 * Separates the site root from a list of locales, as in `--locale fr de my-site`. The last value is
 * the site root if it's a site and no other folder is given.
 */
export function splitLocales(
  siteArgument: string,
  {locale = [], config}: LocaleFlags,
  cwd: string
): {siteArgument: string; locales: readonly string[]} {
  const last = locale.at(-1)
  const isFolder =
    siteArgument === DEFAULT_SITE && last !== undefined && isSite(path.resolve(cwd, last), config)
  return isFolder
    ? {siteArgument: last, locales: locale.slice(0, -1)}
    : {siteArgument, locales: locale}
}
