import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {areFoldersUnchanged, stampFolders} from './style-folders.js'

/** Creates a site with two pages and a package, and returns the stamp of its Markdown files. */
function stampSite(glob = '**/*.{md,mdx}') {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'style-folders-'))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true})
    fs.writeFileSync(path.join(siteDir, file), text)
  }
  write('docs/a.md', 'a')
  write('docs/deep/b.mdx', 'b')
  write('docs/node_modules/c/c.md', 'c')
  const stamps = stampFolders([{folder: path.join(siteDir, 'docs'), glob}], siteDir)
  return {siteDir, write, stamps, isUnchanged: () => areFoldersUnchanged(stamps, siteDir)}
}

test('a folder is unchanged while its matching files are unchanged', () => {
  const {write, stamps, isUnchanged} = stampSite()
  expect(Object.keys(stamps[0]?.files ?? {})).toEqual(['docs/a.md', 'docs/deep/b.mdx'])
  write('docs/image.png', 'x')
  write('docs/node_modules/c/c.md', 'other')
  expect(isUnchanged()).toBe(true)
})

test.each<[string, (site: ReturnType<typeof stampSite>) => void]>([
  ['changed', ({write}) => write('docs/a.md', 'other')],
  ['new', ({write}) => write('docs/new.md', 'd')],
  ['gone', ({siteDir}) => fs.rmSync(path.join(siteDir, 'docs/deep'), {recursive: true})]
])('a %s file changes its folder', (_change, edit) => {
  const site = stampSite()
  edit(site)
  expect(site.isUnchanged()).toBe(false)
})

test('every file matches a glob that the matcher does not support', () => {
  const {write, isUnchanged} = stampSite('**/*.!(png)')
  write('docs/new.txt', 'd')
  expect(isUnchanged()).toBe(false)
})
