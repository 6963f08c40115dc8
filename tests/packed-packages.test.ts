import {spawnSync} from 'node:child_process'
import {readFileSync, symlinkSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, inject, test} from 'vitest'
import {findReadyModule, readReadyModules} from '../packages/bundler/src/input/ready-modules.js'
import {findUndeclaredImports} from '../scripts/pack/undeclared-imports.mjs'
import {startDevServer} from './dev-server.js'
import {listPackages} from './list-packages.js'
import {checkTypes, createPackedProject, type PackedProject, readTexts} from './packed-project.js'
import {listFiles} from './list-files.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Names of third-party packages in all manifests. */
const DIRECT_LIMIT = 45

let project: PackedProject
beforeAll(async () => {
  project = await createPackedProject(path.join(inject('temporaryFolder'), 'packed-packages'))
})

/** Runs a program of a packed package. */
function run(name: string, bin: string, args: readonly string[], cwd = project.folder) {
  const file = path.join(project.packages.get(name) ?? '', 'bin', bin)
  return spawnSync(process.execPath, [file, ...args], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, CI: 'true', NO_COLOR: '1', npm_config_user_agent: ''}
  })
}

function createSite(name: string, ...flags: string[]): string {
  const quiet = ['--skip-install', '--no-git']
  const {status, stderr} = run('@lectern/create-site', 'create-site.mjs', [
    name,
    ...flags,
    ...quiet
  ])
  expect([status, stderr]).toEqual([0, ''])
  const siteDir = path.join(project.folder, name)
  symlinkSync(
    path.join(project.folder, 'node_modules'),
    path.join(siteDir, 'node_modules'),
    'junction'
  )
  return siteDir
}

test('a package declares all its imports and contains no tests or local paths', () => {
  for (const [name, folder] of project.packages) {
    expect({name, undeclared: findUndeclaredImports(folder)}).toEqual({name, undeclared: []})
    const texts = readTexts(folder)
    const strange = [...texts.keys()].filter((file) => /\.test\.|fixtures\/|\.inputs$/.test(file))
    expect({name, strange}).toEqual({name, strange: []})
    const placed = [...texts].filter(([, text]) => text.includes(ROOT)).map(([file]) => file)
    expect({name, placed}).toEqual({name, placed: []})
    expect([...texts.keys()]).toEqual(expect.arrayContaining(['LICENSE', 'README.md']))
  }
})

test('all packages together have few direct dependencies', () => {
  const names = project.tarballs.flatMap(({manifest}) =>
    Object.keys({...manifest.dependencies, ...manifest.peerDependencies})
  )
  const others = new Set(names.filter((name) => !name.startsWith('@lectern/')))
  expect(others.size).toBeGreaterThan(20)
  expect(others.size).toBeLessThanOrEqual(DIRECT_LIMIT)
})

test('a package with bundled code includes its licenses', () => {
  const markdown = project.tarballs.find(({manifest}) => manifest.name === '@lectern/markdown')
  const notices = new TextDecoder().decode(markdown?.contents.get('THIRD-PARTY-NOTICES.txt'))
  expect(notices).toMatch(/^unified \d+\.\d+\.\d+\nLicense: MIT$/m)
  for (const [name, folder] of project.packages) {
    const texts = readTexts(folder)
    const bundles = [...texts.values()].some((text) => /^\/\/ \S*node_modules\//m.test(text))
    const isComplete = !bundles || texts.has('THIRD-PARTY-NOTICES.txt')
    expect({name, isComplete}).toEqual({name, isComplete: true})
  }
})

test('the packed theme includes its prebuilt modules', () => {
  const folderOf = (name: string) => project.packages.get(`@lectern/${name}`) ?? ''
  const modules = readReadyModules(path.join(folderOf('bundler'), 'ready'))
  const components = path.join(folderOf('theme'), 'src/components')
  const files = listFiles(components, /\.tsx$/).map((file) => path.join(components, file))
  const isReady = (file: string) =>
    findReadyModule(modules, {file, code: readFileSync(file, 'utf8')}, {}) !== undefined
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !isReady(file))).toEqual([])
})

describe('a new site from the classic template, outside the repository', () => {
  test('builds with the packed packages, passes site check and passes the type check', () => {
    const siteDir = createSite('field-notes')
    project.link(['react', '@types/react', '@types/node', 'undici-types'])
    const {status, stdout, stderr} = run('@lectern/core', 'site.mjs', ['build'], siteDir)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Built 13 pages in /m)
    const check = run('@lectern/core', 'site.mjs', ['check'], siteDir)
    expect([check.status, check.stderr]).toEqual([0, ''])
    expect(check.stdout).toMatch(/^No problems in 13 pages/)
    const home = readFileSync(path.join(siteDir, 'build/index.html'), 'utf8')
    expect(home).toContain('<h1>Field notes</h1>')
    expect(home).toContain('src/pages/index.tsx')
    expect(checkTypes(siteDir)).toBe('')
    writeFileSync(path.join(siteDir, 'edition.ts'), 'export const edition = process.env.EDITION\n')
    expect(checkTypes(siteDir)).toBe('')
    writeFileSync(
      path.join(siteDir, 'wrong.ts'),
      "import type {UserConfig} from '@lectern/core'\nexport const config: UserConfig = {title: 1, url: 'https://a.example'}\n"
    )
    expect(checkTypes(siteDir)).toMatch(
      /^wrong\.ts\(2,36\): error TS2322: Type 'number' is not assignable to type 'string'\./
    )
  })
})

describe('a new site from the minimal template in JavaScript', () => {
  test('installs only the packages that it uses', () => {
    const published = new Map(project.tarballs.map(({manifest}) => [manifest.name, manifest]))
    const list = (name: string, ...flags: string[]) => {
      const siteDir = createSite(name, '--javascript', ...flags)
      const {dependencies} = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8'))
      const lockFile = new URL('../package-lock.json', import.meta.url)
      return listPackages(Object.keys(dependencies), published, lockFile)
    }
    const [classic, minimal] = [list('news'), list('notes', '--template', 'minimal')]
    console.log(
      `A minimal site installs ${minimal.length} packages, a classic one ${classic.length}.`
    )
    expect(classic.filter((name) => !minimal.includes(name))).toEqual([
      'node_modules/entities',
      'node_modules/feed',
      'node_modules/parse5',
      'node_modules/sax',
      'node_modules/xml-js',
      'packages/plugin-blog',
      'packages/plugin-debug',
      'packages/plugin-llms',
      'packages/plugin-pages',
      'packages/preset-classic'
    ])
    expect(minimal.filter((name) => !classic.includes(name))).toEqual([])
  })

  test('starts with the packed packages and responds', async () => {
    const siteDir = createSite('handbook', '--template', 'minimal', '--javascript')
    const script = path.join(project.packages.get('@lectern/core') ?? '', 'bin/site.mjs')
    const server = await startDevServer({
      siteDir,
      script,
      args: ['start', siteDir, '--port', '0']
    })
    try {
      const response = await fetch(`${server.origin}/write-a-page`)
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('<h1 id="write-a-page">')
      ])
    } finally {
      await server.stop()
    }
  })
})
