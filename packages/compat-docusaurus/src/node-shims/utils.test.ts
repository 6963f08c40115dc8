import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {docuHash, fileToPath, getPluginI18nPath, normalizeUrl, readOutputHTMLFile} from './utils.js'

test('URLs have one slash between two segments', () => {
  expect(normalizeUrl(['https://a.example/', '/b/', '/c'])).toBe('https://a.example/b/c')
  expect(normalizeUrl(['/', 'a', '?b=1'])).toBe('/a?b=1')
})

test.each([
  ['index.md', '/'],
  ['guide/index.mdx', '/guide'],
  ['guide/tide.md', '/guide/tide']
])('the file %s has the path %s', (file, expected) => {
  expect(fileToPath(file)).toBe(expected)
})

test('names of generated files are unique', () => {
  expect(docuHash('/')).toBe('index')
  expect(docuHash('/docs/A b')).toMatch(/^docs-a-b-[\da-f]{3}$/)
})

test('finds localized files and built pages', async () => {
  const i18n = getPluginI18nPath({localizationDir: '/i18n/fr', pluginName: 'tide', pluginId: 'b'})
  expect(i18n).toBe(path.join('/i18n/fr', 'tide-b'))
  const outDir = createTemporarySite({'a/index.html': 'A', 'b.html': 'B'})
  expect((await readOutputHTMLFile('/a', outDir)).toString()).toBe('A')
  expect((await readOutputHTMLFile('/b', outDir, false)).toString()).toBe('B')
  await expect(readOutputHTMLFile('/c', outDir)).rejects.toThrow(
    "The page /c doesn't exist in the build."
  )
})
