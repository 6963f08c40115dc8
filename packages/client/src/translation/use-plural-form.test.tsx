import {createI18n} from '@lectern/testing/create-site-config'
import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, test} from 'vitest'
import {runHook} from '../fixtures/run-hook.js'
import {usePluralForm} from './use-plural-form.js'

test.each([
  ['en', 1, 'one'],
  ['en', 2, 'other'],
  ['pl', 1, 'one'],
  ['pl', 3, 'few'],
  ['pl', 5, 'many'],
  ['ja', 1, 'one']
])('in %s, %i uses the form “%s”', (currentLocale, count, form) => {
  const site = createSiteData({i18n: createI18n({currentLocale})})
  const messages = currentLocale === 'pl' ? 'one|few|many|other' : 'one|other'
  expect(runHook(() => usePluralForm().selectMessage(count, messages), {site})).toBe(form)
})
