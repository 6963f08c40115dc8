import type http from 'node:http'
import type {I18n, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import type {DevLocale} from './dev-locale.js'
import {createLocales, findLocale} from './dev-locales.js'
import type {DevSite} from './site/dev-site.js'

const locale = {direction: 'ltr', calendar: 'gregory', translate: true} as const
const i18n: I18n = {
  ...{defaultLocale: 'en', currentLocale: 'en', locales: ['en', 'fr'], path: 'i18n'},
  localeConfigs: {
    en: {...locale, label: 'English', htmlLang: 'en', path: 'en', baseUrl: '/'},
    fr: {...locale, label: 'Français', htmlLang: 'fr', path: 'fr', baseUrl: '/fr/'}
  }
}

test('a URL belongs to the locale with the longest matching base URL', () => {
  expect(findLocale('/docs/fr', i18n)).toBe('en')
  expect(findLocale('/fr', i18n)).toBe('fr')
  expect(findLocale('/fr/docs/a', i18n)).toBe('fr')
  expect(findLocale('/frogs', i18n)).toBe('en')
  expect(findLocale('/docs', {...i18n, currentLocale: 'fr'})).toBe('en')
})

/** Creates locales that respond with their names. Locales with a problem fail to start. */
async function createTestLanguages(problems: Record<string, SiteProblem | undefined> = {}) {
  const started: string[] = []
  const reported: string[] = []
  const start = async (locale = 'en'): Promise<DevLocale> => {
    started.push(locale)
    const problem = problems[locale]
    if (problem) throw new SiteError(problem)
    return {
      answer: (_, response) => void response.end(locale),
      site: () => ({site: {siteConfig: {i18n}}}) as DevSite,
      follow: () => {},
      close: async () => {}
    }
  }
  const report = {
    problems: (about: string, found: readonly SiteProblem[]) =>
      reported.push(...found.map(({code}) => `${about}: ${code}`))
  }
  const {answer} = await createLocales({start, report})
  const request = (url: string) =>
    new Promise<string>((resolve) => {
      const response = {writeHead: () => {}, end: resolve}
      answer(
        {url} as http.IncomingMessage,
        response as unknown as http.ServerResponse & {req: http.IncomingMessage}
      )
    })
  return {request, started, reported}
}

test.each(['//', '///', 'http://['])('the invalid URL %s doesn’t stop the server', async (url) => {
  const {request} = await createTestLanguages()
  expect(await request(url)).toBe('en')
})

test('starts a locale once, on its first request', async () => {
  const {request, started} = await createTestLanguages()
  expect(await request('/docs/a')).toBe('en')
  expect(started).toEqual(['en'])
  expect(await Promise.all([request('/fr/'), request('/fr/docs/a?x=1')])).toEqual(['fr', 'fr'])
  expect(started).toEqual(['en', 'fr'])
})

test('routes other requests of an open page to the page’s locale', async () => {
  const {request} = await createTestLanguages()
  expect(await request('/__lectern/events?page=%2Fdocs&at=%2Ffr%2Fdocs')).toBe('fr')
  expect(await request('/__lectern/events?page=%2Fdocs&at=%2Fdocs')).toBe('en')
})

test('a locale that can’t be read shows the error and is retried', async () => {
  const problem: SiteProblem = {code: 'tags-file-invalid', message: 'The tag is wrong.'}
  const problems: Record<string, SiteProblem | undefined> = {fr: problem}
  const {request, reported} = await createTestLanguages(problems)
  expect(await request('/fr/')).toBe('The tag is wrong.\n')
  expect(reported).toEqual(['fr: tags-file-invalid'])
  problems.fr = undefined
  expect(await request('/fr/')).toBe('fr')
})
