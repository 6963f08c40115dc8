import {chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, inject, test} from 'vitest'
import {buildSite} from './build-site.js'

const FILES = {
  'docs/a.md': '# A\n',
  'blog/2026-01-01-a.md': '# A\n',
  'src/pages/b.md': '# B\n',
  'static/a.txt': 'A',
  'i18n/de/docusaurus-plugin-content-docs/current/a.md': '# A\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '# A\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{"a": ["a"]}',
  'site.config.mjs': `export default {
  title: 'Folders',
  url: 'https://folders.example.com',
  i18n: {defaultLocale: 'en', locales: ['en', 'de'], path: 'i18n'},
  presets: [['classic', {search: false}]]
}
`
}

/** What can be at the path of a folder. */
const CAUSES: Readonly<Record<string, (folder: string) => void>> = {
  'a file': (folder) => writeFileSync(folder, 'A file.'),
  'a link to itself': (folder) => symlinkSync(path.basename(folder), folder),
  'an unreadable folder': (folder) => {
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'a.md'), '# A\n')
    chmodSync(folder, 0)
  }
}

function createSite(folder: string, cause: string): string {
  const siteDir = mkdtempSync(path.join(inject('temporaryFolder'), 'folders-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(siteDir, name)), {recursive: true})
    writeFileSync(path.join(siteDir, name), text)
  }
  rmSync(path.join(siteDir, folder), {recursive: true})
  CAUSES[cause]?.(path.join(siteDir, folder))
  return siteDir
}

const FOLDERS = [
  ...['docs', 'blog', 'src/pages', 'static', 'i18n', 'i18n/de', 'versioned_docs'],
  ...['i18n/de/docusaurus-plugin-content-docs', 'versioned_docs/version-1.0', 'versioned_sidebars']
]

const cases = [
  ...FOLDERS.map((folder) => [folder, 'a file'] as const),
  ...['docs', 'static', 'i18n', 'versioned_docs'].map(
    (folder) => [folder, 'a link to itself'] as const
  ),
  // Root can read every folder.
  ...(process.getuid?.() === 0 ? [] : ['docs', 'static', 'i18n']).map(
    (folder) => [folder, 'an unreadable folder'] as const
  )
]

test.each(cases)(
  '%s is %s: the build reports a problem or continues without it',
  async (...site) => {
    const siteDir = createSite(...site)
    const {exitCode, stderr} = await buildSite(siteDir)
    if (exitCode !== 0) expect(stderr).toMatch(/^error [a-z-]+: /m)
    expect(stderr).not.toMatch(/Internal error|plugin-failed/)
    expect([0, 1]).toContain(exitCode)
  }
)
