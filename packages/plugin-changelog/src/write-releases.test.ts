import {readFileSync, statSync, utimesSync} from 'node:fs'
import {join} from 'node:path'
import {
  createI18n,
  createLocaleSettings,
  createSiteConfig
} from '@lectern/testing/create-site-config'
import {createSiteContext} from '@lectern/testing/create-site-context'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import type {ParsedRelease} from './parse-changelog.js'
import {writeReleases} from './write-releases.js'

const RELEASE: ParsedRelease = {
  version: '1.0.0',
  date: '2024-01-31T00:00:00.000Z',
  title: '1.0.0 (yanked)',
  description: 'Added',
  text: '\n## Added\n\n- Owls\n',
  line: 5
}

const FRENCH = createSiteConfig({
  i18n: createI18n({
    currentLocale: 'fr',
    locales: ['en', 'fr'],
    localeConfigs: {fr: createLocaleSettings('fr')}
  })
})

function write(siteDir: string, isTranslated = false, siteConfig = createSiteConfig()) {
  const context = createSiteContext({}, {siteDir, siteConfig})
  return writeReleases([RELEASE], {file: 'CHANGELOG.md', id: 'default', context, isTranslated})
}

test('each release in a file has its own source, and its problems refer to the file', async () => {
  const siteDir = createTemporarySite()
  const {files, origins} = await write(siteDir)
  const file = '.site/changelog/default/1.0.0.md'
  expect(readFileSync(join(siteDir, file), 'utf8')).toBe('\n## Added\n\n- Owls\n')
  expect(files).toMatchObject([
    {
      file: '1.0.0.md',
      source: {
        file,
        frontMatter: {
          slug: '1.0.0',
          date: '2024-01-31T00:00:00.000Z',
          title: '1.0.0 (yanked)',
          description: 'Added'
        }
      }
    }
  ])
  expect(origins).toEqual({[file]: {file: 'CHANGELOG.md', lineOffset: 5}})
})

test('an unchanged release isn’t written again', async () => {
  const siteDir = createTemporarySite()
  const [written] = (await write(siteDir)).files
  const path = written?.source.absolutePath ?? ''
  const past = new Date('2024-01-01')
  utimesSync(path, past, past)
  await write(siteDir)
  expect(statSync(path).mtime).toEqual(past)
})

test('a translated changelog is next to the original', async () => {
  const {files} = await write(createTemporarySite(), true, FRENCH)
  expect(files.map(({source, isUntranslated}) => [source.file, isUntranslated])).toEqual([
    ['.site/changelog/default@fr/1.0.0.md', undefined]
  ])
})

test('pages of a different locale are marked as untranslated if there is no translation', async () => {
  const {files} = await write(createTemporarySite(), false, FRENCH)
  expect(files.map(({source, isUntranslated}) => [source.file, isUntranslated])).toEqual([
    ['.site/changelog/default/1.0.0.md', true]
  ])
})
