import {spawnSync} from 'node:child_process'
import {appendFileSync, mkdirSync, renameSync, writeFileSync} from 'node:fs'
import path from 'node:path'

import {expect, inject, test} from 'vitest'
import {digestOutput} from '../packages/core/src/output/output-digest.js'
import {hashFully} from '../packages/shared/src/cache/content-hash.js'
import {buildSite, copyFixture} from './build-site.js'
import {hashTree} from './hash-tree.js'

const digestOf = (stdout: string) => /sha256 +([\da-f]{64})/.exec(stdout)?.[1]

function digestFolder(folder: string): string {
  return digestOutput(new Map(Object.entries(hashTree(folder, hashFully))))
}

test.each(['features', 'locales', 'last-update'])(
  'two builds of %s with different folders, time zones, locales and clocks are equal',
  async (name) => {
    const siteDir = copyFixture(name)
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
        cwd: siteDir
      }).status
    expect([git('init', '-q'), git('add', '.'), git('commit', '-qm', 'Start')]).toEqual([0, 0, 0])
    const {exitCode, stdout, stderr, outDir} = await buildSite(siteDir, {args: ['--verify']})
    expect({exitCode, stderr}).toMatchObject({exitCode: 0})
    expect(stdout).toContain('Verified: the second build is identical')
    expect(digestOf(stdout)).toBe(digestFolder(outDir))
  }
)

test('every build prints a hash of its files, which changes with them', async () => {
  const siteDir = copyFixture('minimal')
  const first = await buildSite(siteDir)
  const second = await buildSite(siteDir)
  expect(digestOf(second.stdout)).toBe(digestOf(first.stdout))
  expect(digestOf(first.stdout)).toBe(digestFolder(first.outDir))
  appendFileSync(path.join(siteDir, 'docs/first.md'), '\nMore.\n')
  const third = await buildSite(siteDir)
  expect(digestOf(third.stdout)).not.toBe(digestOf(first.stdout))
  expect(digestOf(third.stdout)).toBe(digestFolder(third.outDir))
})

test('a site inside a repository finds its neighboring files in the second build', async () => {
  const root = path.join(inject('temporaryFolder'), 'repository-of-docs')
  mkdirSync(path.join(root, '.git'), {recursive: true})
  writeFileSync(path.join(root, 'name.mjs'), "export const name = 'From the root'\n")
  const siteDir = path.join(root, 'website')
  renameSync(copyFixture('minimal'), siteDir)
  writeFileSync(
    path.join(siteDir, 'site.config.mjs'),
    "import {name} from '../name.mjs'\nexport default {title: name, url: 'https://docs.example.com', presets: ['classic']}\n"
  )
  const {exitCode, stderr, read} = await buildSite(siteDir, {args: ['--verify']})
  expect([exitCode, stderr]).toEqual([0, ''])
  expect(read('docs/first/index.html')).toContain('From the root')
})
