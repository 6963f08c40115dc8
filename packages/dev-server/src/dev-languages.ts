import type http from 'node:http'
import type {I18n} from '@lectern/types'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {SiteError, messageOf} from '@lectern/shared/problems/site-problem'
import type {DevLanguage} from './dev-language.js'
import type {DevSite} from './site/dev-site.js'
import type {DevReport} from './report/dev-report.js'
import {sendText} from './requests/send-text.js'

/** A site in all its languages. A language costs nothing until one of its pages is requested. */
export interface DevLanguages {
  /** The opened language. */
  first: DevLanguage
  answer: http.RequestListener
  close(): Promise<void>
}

/** Facts about the other languages. */
export interface StartParts {
  isFirst: boolean
  /** Returns the site in a language that is served already. */
  findServed(locale: string): DevSite | undefined
}

interface LanguagesSettings {
  /** The language to open; the default language if it's absent. */
  locale?: string
  /** @param locale - Absent for the default language. */
  start(locale: string | undefined, parts: StartParts): Promise<DevLanguage>
  report: Pick<DevReport, 'problems'>
}

/** Starts one language, and answer for all. @throws SiteError as `startLanguage` does. */
export async function createLanguages({
  locale,
  start,
  report
}: LanguagesSettings): Promise<DevLanguages> {
  const sites = new Map<string, DevLanguage>()
  const findServed = (name: string) => sites.get(name)?.site()
  const first = await start(locale, {isFirst: true, findServed})
  const {currentLocale} = first.site().site.siteConfig.i18n
  sites.set(currentLocale, first)
  const started = new Map<string, Promise<DevLanguage>>([[currentLocale, Promise.resolve(first)]])
  const open = (name: string): Promise<DevLanguage> => {
    const known = started.get(name)
    if (known) return known
    const {defaultLocale} = first.site().site.siteConfig.i18n
    const starting = start(name === defaultLocale ? undefined : name, {isFirst: false, findServed})
    started.set(name, starting)
    starting.then(
      (language) => {
        sites.set(name, language)
        language.follow()
        report.problems(name, [], 'error')
      },
      // The next request tries again, because the author may have fixed it.
      () => started.delete(name)
    )
    return starting
  }
  const answer: http.RequestListener = (request, response) => {
    const {i18n} = first.site().site.siteConfig
    const name = findLocale(pathOf(request.url), i18n)
    if (name === currentLocale) return first.answer(request, response)
    open(name).then(
      (language) => language.answer(request, response),
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
    async close() {
      // A language that failed to start has nothing to close.
      const all = await Promise.allSettled(started.values())
      await Promise.all(
        all.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined))
      )
    }
  }
}

/** Pages send their location with requests outside of every base URL. */
function pathOf(url = '/'): string {
  const {pathname, searchParams} = new URL(url, 'http://localhost')
  return (pathname.startsWith('/__lectern/') && searchParams.get('at')) || pathname
}

/** The language of a URL: the one with the longest matching base URL, else the shown one. */
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
