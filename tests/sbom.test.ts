import {readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildSite, copyFixture} from './build-site.js'

interface Bom {
  metadata: {component: {hashes: {content: string}[]}}
  components: {purl: string; scope: string; properties: {value: string}[]}[]
}

test("a site's SBOM lists browser code, plugins and Lectern, and is reproducible", async () => {
  const siteDir = copyFixture('minimal')
  const env = {SOURCE_DATE_EPOCH: '1700000000'}
  const build = () => buildSite(siteDir, {args: ['--sbom', 'reports'], env})
  const readFiles = () =>
    ['sbom.cdx.json', 'sbom.spdx.json'].map((file) =>
      readFileSync(path.join(siteDir, 'reports', file), 'utf8')
    )
  const {exitCode, stdout} = await build()
  expect(exitCode).toBe(0)
  const files = readFiles()
  const {components, metadata} = JSON.parse(files[0] ?? '') as Bom
  expect(stdout).toContain(`sha256    ${metadata.component.hashes[0]?.content}`)
  const rolesOf = (name: string) =>
    components
      .find(({purl}) => purl.replace('%40', '@').startsWith(`pkg:npm/${name}@`))
      ?.properties.map(({value}) => value)
  expect(rolesOf('react-dom')).toEqual(expect.arrayContaining(['browser']))
  expect(rolesOf('@lectern/client')).toEqual(expect.arrayContaining(['browser', 'generator']))
  expect(rolesOf('@lectern/theme')).toEqual(expect.arrayContaining(['browser', 'plugin']))
  expect(rolesOf('@lectern/preset-classic')).toEqual(expect.arrayContaining(['plugin']))
  expect(rolesOf('@lectern/plugin-docs')).toEqual(expect.arrayContaining(['plugin']))
  expect(rolesOf('@lectern/core')).toEqual(expect.arrayContaining(['generator']))
  // It runs at build time only.
  expect(rolesOf('esbuild')).not.toContain('browser')
  await build()
  expect(readFiles()).toEqual(files)
})
