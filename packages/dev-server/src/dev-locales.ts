import type http from 'node:http'
import type {I18n} from '@lectern/types'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {SiteError, messageOf} from '@lectern/shared/problems/site-problem'
import type {DevLocale} from './dev-locale.js'
import type {DevSite} from './site/dev-site.js'
import type {DevReport} from './report/dev-report.js'
import {sendText} from './requests/send-text.js'

/** A site in all its locales. Each locale is loaded when one of its pages is first requested. */
export interface DevLocales {
  /** The locale that the server was started with. */
  first: DevLocale
  answer: http.RequestListener
  close(): Promise<void>
}

/** The parts of a locale's input that depend on the other locales. */
export interface StartParts {
  isFirst: boolean
  /** Returns the site in a locale that has already been started. */
  findServed(locale: string): DevSite | undefined
}

interface LocalesSettings {
  /** Initial locale. Defaults to the site's default locale. */
  locale?: string
  /** @param locale - Omitted for the default locale. */
  start(locale: string | undefined, parts: StartParts): Promise<DevLocale>
  report: Pick<DevReport, 'problems'>
}

/**
 * Starts the initial locale and handles requests for all locales.
 *
 * @throws SiteError like `startLocale`.
 */
export async function createLocales({locale, start, report}: LocalesSettings): Promise<DevLocales> {
  const sites = new Map<string, DevLocale>()
  const findServed = (name: string) => sites.get(name)?.site()
  const first = await start(locale, {isFirst: true, findServed})
  const {currentLocale} = first.site().site.siteConfig.i18n
  sites.set(currentLocale, first)
  const started = new Map<string, Promise<DevLocale>>([[currentLocale, Promise.resolve(first)]])
  const open = (name: string): Promise<DevLocale> => {
    const known = started.get(name)
    if (known) return known
    const {defaultLocale} = first.site().site.siteConfig.i18n
    const starting = start(name === defaultLocale ? undefined : name, {isFirst: false, findServed})
    started.set(name, starting)
    starting.then(
      (served) => {
        sites.set(name, served)
        served.follow()
        report.problems(name, [], 'error')
      },
      // The next request tries again, because the problem may have been fixed.
      () => started.delete(name)
    )
    return starting
  }
  const answer: http.RequestListener = (request, response) => {
    const {i18n} = first.site().site.siteConfig
    const pathname = pathOf(request.url)
    // The initial locale rejects invalid URLs.
    const name = pathname === undefined ? currentLocale : findLocale(pathname, i18n)
    if (name === currentLocale) return first.answer(request, response)
    open(name).then(
      (served) => served.answer(request, response),
      (error: unknown) => {
        const problems = error instanceof SiteError ? error.problems : []
        report.problems(name, problems, 'error')
        const messages = problems.map(({message}) => message).join('\n')
        sendText(response, 500, messages || messageOf(error))
      }
    )
  }
  return {
    first,
    answer,
    close: () => closeAll([...started.values()])
  }
}

/** Closes locales. Locales that failed to start don't need to be closed. */
async function closeAll(started: readonly Promise<DevLocale>[]): Promise<void> {
  const all = await Promise.allSettled(started)
  await Promise.all(all.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined)))
}

/**
 * Returns the path that determines the locale of a request. The client's own requests are outside any
 * base URL, so they include the path of their page. Returns `undefined` for invalid URLs, such as `//`.
 */
function pathOf(url = '/'): string | undefined {
  if (!URL.canParse(url, 'http://localhost')) return undefined
  const {pathname, searchParams} = new URL(url, 'http://localhost')
  return (pathname.startsWith('/__lectern/') && searchParams.get('at')) || pathname
}

/**
 * Returns the locale whose base URL is the longest match for a path. If none matches, returns the
 * current locale.
 */
export function findLocale(
  pathname: string,
  {locales, localeConfigs, currentLocale}: I18n
): string {
  const baseUrlOf = (locale: string) => localeConfigs[locale]?.baseUrl ?? '/'
  const [found = currentLocale] = [currentLocale, ...locales]
    .filter((locale) => removeBaseUrl(pathname, baseUrlOf(locale)) !== undefined)
    .sort((left, right) => baseUrlOf(right).length - baseUrlOf(left).length)
  return found
}
