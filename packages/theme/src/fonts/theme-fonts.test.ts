import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import type {ThemeOptions} from '../config/theme-options.js'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {findFonts} from './theme-fonts.js'
import {relativePath} from '@lectern/shared/files/relative-path'

const OWN = fileURLToPath(new URL('.', import.meta.url))

function find(fonts: ThemeOptions['fonts'], siteDir = OWN, compatibility?: 'docusaurus') {
  const configSource = {file: 'site.config.ts', text: "fonts: {\n  text: 'reed'\n}"}
  const siteConfig = createSiteConfig({compatibility})
  return findFonts({fonts}, {siteDir, siteConfig, configSource}, OWN)
}

test('uses the theme’s fonts, and preloads the text font', () => {
  const {stylesheets, preloads, css} = find(undefined)
  expect(stylesheets.map((file) => path.basename(file))).toEqual([
    'hanken-grotesk.css',
    'geist-mono.css'
  ])
  expect(preloads).toEqual([path.join(OWN, 'hanken-grotesk-latin.woff2')])
  expect(css).toBe(
    ':root{--font-text:"Hanken Grotesk","Hanken Grotesk Fallback",system-ui}' +
      ':root{--font-code:"Geist Mono","Geist Mono Fallback",ui-monospace}'
  )
})

test('uses system fonts if fonts are turned off, and in Docusaurus projects', () => {
  const none = {stylesheets: [], preloads: [], css: ''}
  expect(find(false)).toEqual(none)
  expect(find({text: false, code: false})).toEqual(none)
  expect(find(undefined, OWN, 'docusaurus')).toEqual(none)
  expect(find({}, OWN, 'docusaurus').stylesheets).toHaveLength(2)
})

test('finds a package and a local stylesheet', () => {
  const face = "@font-face{font-family:'Reed';src:url(./reed.woff2)}"
  const siteDir = createTemporarySite({
    'node_modules/reed/package.json': '{"name": "reed", "exports": "./index.css"}',
    'node_modules/reed/index.css': face,
    'src/marsh.css': face.replace('Reed', 'Marsh')
  })
  const {stylesheets, preloads, css} = find({text: 'reed', code: './src/marsh.css'}, siteDir)
  expect(stylesheets.map((file) => relativePath(siteDir, file))).toEqual([
    path.join('node_modules', 'reed', 'index.css'),
    path.join('src', 'marsh.css')
  ])
  expect(preloads).toEqual([path.join(siteDir, 'node_modules/reed/reed.woff2')])
  expect(css).toContain(':root{--font-code:"Marsh",ui-monospace}')
})

test('reports a missing package and a missing stylesheet', () => {
  expect(() => find({text: 'reed'})).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('The font reed in the theme'),
      problems: [expect.objectContaining({position: {file: 'site.config.ts', line: 2, column: 9}})]
    })
  )
  expect(() => find({code: './gone.css'})).toThrow('The font ./gone.css in the theme')
})

test('suggests `./` for the path of a stylesheet', () => {
  expect(() => find({code: 'geist-mono.css'})).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({hint: 'Start the path with `./`: `./geist-mono.css`.'})]
    })
  )
})

test('all files of the theme’s fonts exist, and Latin text and code take less than 45 kB', () => {
  const sheets = ['hanken-grotesk.css', 'geist-mono.css'].map((name) => path.join(OWN, name))
  const files = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/url\('([^']+)'\)/g)].map(([, url = '']) => url)
  )
  for (const file of files) expect(existsSync(path.join(OWN, file))).toBe(true)
  const present = readdirSync(OWN).filter((name) => name.endsWith('.woff2'))
  expect(present.map((name) => `./${name}`).sort()).toEqual(files.toSorted())
  const latin = present.filter((name) => name.endsWith('-latin.woff2'))
  const sizes = latin.map((name) => statSync(path.join(OWN, name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(45_000)
})
