import {expect, test} from 'vitest'
import {chooseLanguage} from './choose-language.js'

test('a language without a file uses the file of a related language', () => {
  const names = ['de', 'pt-BR', 'zh-Hans', 'zh-Hant']
  expect(chooseLanguage('pt-BR', names)).toBe('pt-BR')
  expect(chooseLanguage('pt', names)).toBe('pt-BR')
  expect(chooseLanguage('de-AT', names)).toBe('de')
  expect(chooseLanguage('zh-CN', names)).toBe('zh-Hans')
  expect(chooseLanguage('zh-TW', names)).toBe('zh-Hant')
  expect(chooseLanguage('sr', names)).toBeUndefined()
  expect(chooseLanguage('no tag', names)).toBeUndefined()
})
