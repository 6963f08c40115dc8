import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {readFontSheet} from './font-sheet.js'

function write(css: string): string {
  return path.join(createTemporarySite({'font.css': css}), 'font.css')
}

test('finds the family, its fallback and the file with Latin letters', () => {
  const file = write(`
    /* @font-face {font-family: 'Old'} */
    @font-face {font-family: 'Marsh Fallback'; src: local('Arial'); size-adjust: 101%}
    @font-face {font-family: 'Marsh'; font-style: normal; src: url(./ext.woff2) format('woff2'); unicode-range: U+0100-02BA}
    @font-face {font-family: 'Marsh'; font-style: italic; src: url(./italic.woff2); unicode-range: U+0000-00FF}
    @font-face {font-family: 'Marsh'; font-style: normal; src: url('./latin.woff2') format('woff2'), url(./latin.woff); unicode-range: U+0000-00FF,U+0131}
  `)
  expect(readFontSheet(file)).toEqual({
    family: 'Marsh',
    fallback: 'Marsh Fallback',
    latin: path.join(path.dirname(file), 'latin.woff2')
  })
})

test('a font with a single file uses it for Latin letters', () => {
  const file = write('@font-face{font-family:Marsh;src:url("./marsh.woff2")}')
  expect(readFontSheet(file).latin).toBe(path.join(path.dirname(file), 'marsh.woff2'))
})

test('a font on another host isn’t preloaded', () => {
  const file = write('@font-face{font-family:Marsh;src:url(https://fonts.example.com/a.woff2)}')
  expect(readFontSheet(file)).toEqual({family: 'Marsh'})
})

test('reports a stylesheet without a font', () => {
  const file = write('p {color: red}')
  expect(() => readFontSheet(file)).toThrow(/doesn't declare a font/)
})
