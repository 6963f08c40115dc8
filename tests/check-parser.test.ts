import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {copyFixture, runSite} from './build-site.js'

/** More files than the pool compares in the main thread. */
const PAGES = Array.from({length: 14}, (_, index) => `src/pages/p${index}.md`)

test('compares both parsers on all files, also on files of plugins with functions', async () => {
  const siteDir = copyFixture('minimal')
  const config = path.join(siteDir, 'site.config.mjs')
  const plugins = 'docs: {remarkPlugins: [() => () => {}]}'
  const text = readFileSync(config, 'utf8').replace('blog: false', `blog: false, ${plugins}`)
  writeFileSync(config, text)
  mkdirSync(path.join(siteDir, 'src/pages'), {recursive: true})
  for (const file of PAGES) writeFileSync(path.join(siteDir, file), `# Page\n\n${file} and $a$\n`)
  const {exitCode, stdout, stderr} = await runSite(['check', '--parser', '--json'], siteDir)
  expect([exitCode, stderr]).toEqual([0, ''])
  const {files}: {files: {file: string}[]} = JSON.parse(stdout)
  expect(files.map(({file}) => file)).toEqual(
    ['docs/first.md', 'docs/guides/second.md', ...PAGES].sort()
  )
})
