import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {buildSite, copyFixture, runSite, type SiteBuild, type SiteRun} from './build-site.js'

type Texts = Record<string, {message: string; description?: string}>

let siteDir: string
let written: SiteRun
let site: SiteBuild

const fileOf = (name: string) => path.join(siteDir, 'i18n/fr', name)
const readTexts = (name: string) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Texts

/** A translator's edits: different messages, and strings that no code declares. */
function translateStrings(name: string, messages: Readonly<Record<string, string>>): void {
  const entries = Object.entries(messages).map(([key, message]) => [key, {message}])
  const texts = {...readTexts(name), ...Object.fromEntries(entries)}
  writeFileSync(fileOf(name), JSON.stringify(texts, undefined, 2))
}

beforeAll(async () => {
  siteDir = copyFixture('translations')
  written = await runSite(
    ['write-translations', '--locale', 'fr', '--messagePrefix', '(fr) '],
    siteDir
  )
  translateStrings('code.json', {
    'home.title': 'Accueil',
    'home.greeting': 'Bonjour {name} !',
    'home.nests': 'Un nid|{count} de nids|{count} nids',
    'home.dynamic': 'Connu pendant le rendu',
    'theme.docs.paginator.next': 'Suite'
  })
  translateStrings('docusaurus-theme-classic/navbar.json', {
    title: 'Hérons',
    'item.label.News': 'Actualités'
  })
  translateStrings('docusaurus-theme-classic/footer.json', {'link.title.Learn': 'Apprendre'})
  translateStrings('docusaurus-plugin-content-docs/current.json', {
    'version.label': 'Prochaine',
    'sidebar.main.category.Guides': 'Manuels'
  })
  translateStrings('docusaurus-plugin-content-blog/options.json', {title: 'Carnet'})
  site = await buildSite(siteDir)
})

test('writes all strings of a site into files, and reports unreadable ones with their position', () => {
  expect(written.exitCode).toBe(0)
  expect(written.stdout).toMatch(/^i18n\/fr\/code\.json: 1\d\d strings, 1\d\d new$/m)
  expect(written.stdout).toContain('i18n/fr/docusaurus-theme-classic/navbar.json: 2 strings, 2 new')
  expect(written.stderr).toContain(
    "warning translation-not-static: The string in `translate()` can't be extracted"
  )
  expect(written.stderr).toContain('at src/pages/index.jsx:17:13')
  const code = readTexts('code.json')
  expect(code['theme.tags.tagsPageTitle']?.message).toBe('(fr) Étiquettes')
})

test('pages show localized strings with values and plural forms', () => {
  expect(site.stderr).toBe('')
  expect(site.exitCode).toBe(0)
  const home = site.read('index.html')
  expect(home).toContain('<title>Accueil | Herons</title>')
  expect(home).toContain('<h1>Bonjour <b>Ada</b> !</h1>')
  expect(home).toContain('<p>Un nid</p>')
  expect(home).toContain('<p>Connu pendant le rendu</p>')
})

test('navbar, footer, sidebar, versions and blog use labels from files', () => {
  const page = site.read('docs/intro/index.html')
  for (const text of ['Hérons', 'Actualités', 'Apprendre', 'Manuels', 'Prochaine'])
    expect(page).toContain(text)
  expect(page).toContain('Suite')
  expect(site.read('blog/index.html')).toContain('<title>Carnet | Herons</title>')
})

test('theme strings are localized by default', () => {
  expect(site.read('blog/tags/birds/index.html')).toContain('2 articles')
  expect(site.read('404.html')).toContain('Page introuvable')
})

test('a second run keeps translations and reports unused ones', async () => {
  const again = await runSite(['write-translations', '--locale', 'fr'], siteDir)
  expect(again.stdout).toContain('  unused: home.dynamic')
  expect(again.stdout).not.toContain(' new')
  expect(readTexts('code.json')['home.title']).toEqual({
    message: 'Accueil',
    description: 'Title of the page'
  })
})

test('prints the translation status, and can fail a pipeline', async () => {
  const status = await runSite(['i18n:status', '--json'], siteDir)
  expect(status.exitCode).toBe(0)
  const [german] = JSON.parse(status.stdout) as {
    locale: string
    trees: {tree: string; files: object[]}[]
  }[]
  expect(german?.locale).toBe('de')
  expect(german?.trees.map(({tree, files}) => [tree, files.length])).toEqual([
    ['blog', 2],
    ['docs', 2]
  ])
  const failed = await runSite(['i18n:status', '--fail-on', 'missing'], siteDir)
  expect(failed.exitCode).toBe(1)
  expect(failed.stderr).toContain('translation-missing: docs/intro.md has no `de` translation.')
})
