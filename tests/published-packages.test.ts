import {readFileSync} from 'node:fs'
import {rm} from 'node:fs/promises'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, expect, inject, test} from 'vitest'
import {checkTarballs} from '../scripts/release/check-tarballs.mjs'
import {sortForPublishing} from '../scripts/release/publish-order.mjs'
import {publishPackages} from '../scripts/release/publish-packages.mjs'
import {runProgram} from '../scripts/release/run-program.mjs'
import {startLocalRegistry} from './local-registry/local-registry.js'
import {createNpmEnvironment} from './local-registry/npm-environment.js'
import {checkTypes, createPackedProject, type PackedProject} from './packed-project.js'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Maximum packages in the lockfile of a new site, including those for other systems. */
const PACKAGE_LIMIT = 220

let project: PackedProject
beforeAll(async () => {
  project = await createPackedProject(path.join(inject('temporaryFolder'), 'published-packages'))
})

test('packages pass all release checks and contain no repository-only export conditions', async () => {
  expect(await checkTarballs(ROOT, project.tarballs)).toEqual([])
  for (const {manifest} of project.tarballs) {
    expect(JSON.stringify(manifest.exports)).not.toContain('"source"')
  }
})

test('a site created with `npm init` from a registry builds', async () => {
  const registry = await startLocalRegistry(ROOT)
  // Outside the project, because npm prefers packages that are installed in a parent folder.
  const folder = path.join(inject('temporaryFolder'), 'registry')
  const env = createNpmEnvironment(folder, registry.url)
  try {
    const tarballs = sortForPublishing(project.tarballs)
    const options = {registry: registry.url, distTag: 'latest', provenance: false}
    const publish = async () => {
      const lines: string[] = []
      const log = (line: string) => lines.push(line)
      expect(await publishPackages({root: folder, tarballs, options, env, log})).toEqual([])
      return lines
    }
    const names = tarballs.map(({manifest}) => `${manifest.name}@${manifest.version}`)
    expect(await publish()).toEqual(names.map((name) => `Published ${name}`))
    expect(await publish()).toEqual(names.map((name) => `Skipped ${name}: already published`))

    const init = ['init', '--yes', '@lectern/site', 'my-docs', '--', '--yes', '--no-git']
    const created = await runProgram('npm', init, {cwd: folder, env})
    expect(created, created.stderr).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('my-docs (classic')
    })
    const siteDir = path.join(folder, 'my-docs')
    const site = path.join(siteDir, 'node_modules/.bin/site')
    const swizzle = [site, 'swizzle', 'EditMetaRow', '--eject']
    const ejected = await runProgram(process.execPath, swizzle, {cwd: siteDir, env})
    expect([ejected.exitCode, ejected.stderr]).toEqual([0, ''])
    const copy = readFileSync(path.join(siteDir, 'src/theme/EditMetaRow.tsx'), 'utf8')
    expect(copy).toContain("from '@lectern/theme/behavior/")
    const wrap = [site, 'swizzle', 'BackToTopButton', '--wrap', '--typescript']
    const wrapped = await runProgram(process.execPath, wrap, {cwd: siteDir, env})
    expect([wrapped.exitCode, wrapped.stderr]).toEqual([0, ''])
    expect(checkTypes(siteDir)).toBe('')
    const built = await runProgram('npm', ['run', 'build'], {cwd: siteDir, env})
    expect([built.exitCode, built.stderr]).toEqual([0, ''])
    expect(built.stdout).toMatch(/^Built 13 pages in /m)
    const [name, version] =
      names.find((item) => item.startsWith('@lectern/core'))?.split(/(?<=.)@/) ?? []
    const installed = path.join(siteDir, 'node_modules', name ?? '', 'package.json')
    expect(JSON.parse(readFileSync(installed, 'utf8')).version).toBe(version)
    const count = countLocked(siteDir)
    console.log(`A new site installs ${count} packages.`)
    expect(count).toBeGreaterThan(names.length)
    expect(count).toBeLessThanOrEqual(PACKAGE_LIMIT)
  } finally {
    await registry.stop()
    // An installed site has thousands of files, and the cleanup after a run is synchronous.
    await rm(folder, {recursive: true, force: true})
  }
}, 300_000)

function countLocked(siteDir: string): number {
  const {packages} = JSON.parse(readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8'))
  return Object.keys(packages).filter((folder) => folder !== '').length
}
