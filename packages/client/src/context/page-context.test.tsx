import {createPageContent, createPageData} from '@lectern/testing/create-page-data'
import {createI18n, createLocaleSettings} from '@lectern/testing/create-site-config'
import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, test} from 'vitest'
import {renderOnPage, runHook} from '../fixtures/run-hook.js'
import {PageContent, useContentLanguage, usePage, usePath} from './page-context.js'

const page = createPageData('/docs/owl', {contents: [createPageContent(), createPageContent()]})

test('a page can access its data and its path', () => {
  expect(runHook(usePage, {page})).toBe(page)
  expect(runHook(usePath, {page})).toBe('/docs/owl')
})

test('renders static content unchanged', () => {
  const contents = [{kind: 'static', html: '<p>Hunts at <b>night</b></p>'} as const]
  expect(renderOnPage(<PageContent className="markdown" />, {page, contents})).toBe(
    '<div class="markdown" data-static-content="0"><p>Hunts at <b>night</b></p></div>'
  )
})

test('renders live content', () => {
  const contents = [{kind: 'live', component: () => <button type="button">Hoot</button>} as const]
  expect(renderOnPage(<PageContent />, {page, contents})).toBe(
    '<div data-live-content="0"><button type="button">Hoot</button></div>'
  )
})

test('a list renders each of its contents by index', () => {
  const contents = ['Owl', 'Gull'].map((html) => ({kind: 'static', html}) as const)
  expect(renderOnPage(<PageContent index={1} />, {page, contents})).toBe(
    '<div data-static-content="1">Gull</div>'
  )
  expect(renderOnPage(<PageContent index={2} />, {page, contents})).toBe('')
})

test('content that isn’t localized has a language attribute', () => {
  const i18n = createI18n({
    defaultLocale: 'ar',
    currentLocale: 'en',
    localeConfigs: {ar: createLocaleSettings('ar', {htmlLang: 'ar-EG', direction: 'rtl'})}
  })
  const site = createSiteData({i18n})
  const mixed = createPageData('/docs/owl', {
    contents: [createPageContent(), createPageContent({isUntranslated: true})]
  })
  expect(runHook(() => useContentLanguage(0), {site, page: mixed})).toEqual({})
  expect(runHook(() => useContentLanguage(1), {site, page: mixed})).toEqual({
    lang: 'ar-EG',
    dir: 'rtl'
  })
  const contents = ['', 'Uses'].map((html) => ({kind: 'static', html}) as const)
  expect(renderOnPage(<PageContent index={1} />, {site, page: mixed, contents})).toBe(
    '<div lang="ar-EG" dir="rtl" data-static-content="1">Uses</div>'
  )
})
