import {limitMemory} from '@lectern/bundler/dev'
import {listen} from '@lectern/shared/server/listen'
import {serverUrl} from '@lectern/shared/server/server-host'
import type {DevEnvironment, DevOptions} from './settings/dev-options.js'
import {createDevReport, type DevReport} from './report/dev-report.js'
import {startLocale} from './dev-locale.js'
import {createLocales, type DevLocales, type StartParts} from './dev-locales.js'
import {createSiteChanges} from './watch/site-changes.js'

/** Number of ports to try. */
const MAX_TRIES = 20

/** A running development server. */
export interface DevServer {
  /** URL of the home page. */
  url: string
  close(): Promise<void>
}

/**
 * Starts the development server: watches files, reads the configuration, scans the content and listens. On a site with
 * several locales, the others are loaded when one of their pages is visited.
 *
 * @throws SiteError if the first read fails, and `port-taken` or `address-refused`. Later problems are shown in the
 * browser.
 */
export async function startDevServer(
  options: DevOptions,
  environment: DevEnvironment
): Promise<DevServer> {
  const {siteDir, host} = options
  const {generator, terminal, now} = environment
  // Loading the configuration can already start esbuild.
  limitMemory()
  const report = createDevReport(terminal, siteDir, generator.name)
  const start = async (locale: string | undefined, {isFirst, findServed}: StartParts) => {
    const own = isFirst ? report : createLocaleReport(report, locale)
    const changes = createSiteChanges({...options, ...environment, report: own})
    try {
      return await startLocale(options, environment, {report: own, changes, locale, findServed})
    } catch (error) {
      changes.close()
      throw error
    }
  }
  const locales = await createLocales({locale: options.locale, start, report})
  const {port, close} = await listenOnFreePort(locales, options)
  const {baseUrl} = locales.first.site().site.siteConfig
  const url = serverUrl({host, port}, baseUrl)
  report.ready(url, now(), describePort(options.port, port))
  locales.first.follow()
  return {
    url,
    close: async () => void (await Promise.all([close(), locales.close()]))
  }
}

/**
 * Creates the report of a locale other than the initial one. Only the initial locale reports changes,
 * so that each is reported once. Pages have the same path in each locale.
 */
function createLocaleReport(report: DevReport, locale = ''): DevReport {
  return {
    ...report,
    updated: () => {},
    problems: (about, problems, kind) => report.problems(`${about} in ${locale}`, problems, kind)
  }
}

async function listenOnFreePort(locales: DevLocales, {port, host}: DevOptions) {
  try {
    return await listen(locales.answer, {port, host, tries: MAX_TRIES, command: 'site start'})
  } catch (error) {
    await locales.close()
    throw error
  }
}

function describePort(wanted: number, port: number): string | undefined {
  return wanted === 0 || wanted === port
    ? undefined
    : `Port ${wanted} is in use, using the next free one.`
}
