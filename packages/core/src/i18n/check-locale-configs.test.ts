import {expect, test} from 'vitest'
import {checkLocaleConfigs} from './check-locale-configs.js'

const source = {
  file: 'site.config.ts',
  text: `export default {
  i18n: {
    locales: ['en', 'fr'],
    localeConfigs: {
      'fr_FR': {label: 'Français'},
      ja: {label: '日本語'}
    }
  }
}
`
}

test('reports settings of an unknown locale with their position', () => {
  expect(checkLocaleConfigs(['en', 'fr_FR', 'ja'], ['en', 'fr'], source)).toEqual([
    {
      code: 'locale-config-unused',
      policy: 'warn',
      message: 'The locale `fr_FR` is in `i18n.localeConfigs`, but not in `i18n.locales`.',
      position: {file: 'site.config.ts', line: 5, column: 7},
      hint: 'Did you mean `fr`?'
    },
    {
      code: 'locale-config-unused',
      policy: 'warn',
      message: 'The locale `ja` is in `i18n.localeConfigs`, but not in `i18n.locales`.',
      position: {file: 'site.config.ts', line: 6, column: 7},
      hint: 'Add `ja` to `i18n.locales` (en, fr), or remove its settings.'
    }
  ])
})

test('a locale with its own settings isn’t reported as a typo of another', () => {
  const [problem] = checkLocaleConfigs(['fr', 'fr-CA'], ['en', 'fr'], source)
  expect(problem?.hint).toMatch(/^Add `fr-CA` to/)
  expect(checkLocaleConfigs(['fr'], ['en', 'fr'], source)).toEqual([])
})

test('several locales without a similar one are a single problem, at the first one', () => {
  expect(checkLocaleConfigs(['en', 'ja', 'de', 'fr_FR'], ['en', 'fr'], source)).toMatchObject([
    {hint: 'Did you mean `fr`?'},
    {
      message: 'The locales `ja`, `de` are in `i18n.localeConfigs`, but not in `i18n.locales`.',
      position: {line: 6},
      hint: 'Add `ja`, `de` to `i18n.locales` (en, fr), or remove their settings.'
    }
  ])
})
