import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {writeConfig} from '@lectern/compat-docusaurus/migrate/write-config'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {scanProject} from './scan-project.js'

const config = `module.exports = async () => ({
  title: 'Birds', url: 'https://birds.example.com', future: {v4: true}, themes: ['classic']
})`

test('a generated configuration replaces the Docusaurus one', async () => {
  const siteDir = createTemporarySite({'docusaurus.config.js': config})
  writeConfig(siteDir, 'docusaurus.config.js')
  // Node can't load the TypeScript of `@lectern/core`.
  const file = path.join(siteDir, 'site.config.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^import \{defineConfig.*/, 'const defineConfig = (it) => it'))
  const {project} = await scanProject(siteDir, 'site.config.ts')
  expect(project.entries).toEqual([{name: 'classic', kind: 'theme'}])
  expect(project.plugins).toEqual(['theme-classic'])
})

test('Markdown is checked in the same way that the build compiles it', async () => {
  const siteDir = createTemporarySite({'docusaurus.config.js': config})
  const {checkMarkdown} = await scanProject(siteDir, 'docusaurus.config.js')
  expect(await checkMarkdown('docs/a.md', '---\ntitle: A\n---\n\nOne<br>two')).toMatchObject([
    {code: 'mdx-syntax', position: {file: 'docs/a.md', line: 5, column: 4}}
  ])
  expect(await checkMarkdown('docs/a.md', 'One<br />two')).toEqual([])
})
