import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect, inject, test} from 'vitest'
import {buildSite} from './build-site.js'
import {installPackages} from './install-packages.js'

const GUIDE = new URL('../content/docs/guides/markdown-features/introduction.md', import.meta.url)

/** Returns an example of the guide by the title of its code block. */
function readExample(title: string): string {
  const guide = readFileSync(GUIDE, 'utf8')
  const start = guide.indexOf('\n', guide.indexOf(` title="${title}"`)) + 1
  return guide.slice(start, guide.indexOf('```', start))
}

test("the guide's example validates front matter, and pages can show the fields", async () => {
  const siteDir = path.join(inject('temporaryFolder'), 'front-matter-schema')
  mkdirSync(path.join(siteDir, 'docs'), {recursive: true})
  const write = (file: string, text: string) => writeFileSync(path.join(siteDir, file), text)
  write('site.config.mjs', readExample('site.config.mjs'))
  write('docs/owl.md', readExample('docs/owl.md'))
  installPackages(siteDir, {zod: 'zod'})
  const refused = await buildSite(siteDir)
  expect(refused.exitCode).toBe(1)
  expect(refused.stderr).toContain(readExample('Output'))

  write('docs/owl.md', readExample('docs/owl.md').replace('novice', 'expert'))
  write('docs/wren.mdx', '---\nlevel: beginner\n---\n\nFor a {frontMatter.level}.\n')
  const accepted = await buildSite(siteDir)
  expect([accepted.exitCode, accepted.stderr]).toEqual([0, ''])
  expect(accepted.read('docs/wren/index.html')).toMatch(/For a (?:<!-- -->)?beginner/)
})
