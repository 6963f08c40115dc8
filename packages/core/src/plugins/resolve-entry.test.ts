import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'
import path from 'node:path'
import {expect, test} from 'vitest'
import {NO_COMPATIBILITY} from '../site/load-compatibility.js'
import {resolveEntry} from './resolve-entry.js'

/** Returns the problem with a plugin that can't be loaded. */
async function findProblem(
  name: string,
  isForeign: boolean,
  siteDir = createTemporarySite()
): Promise<SiteProblem | undefined> {
  const compatibility = {
    ...NO_COMPATIBILITY,
    listPackageNames: (short: string) => [`@docusaurus/plugin-${short}`]
  }
  const loader = {
    load: async () => undefined,
    loadResult: async () => undefined,
    loadAll: async () => ({exported: undefined, module: undefined}),
    files: () => new Set<string>(),
    readFiles: () => new Set<string>(),
    notePackage: () => {},
    readsLocale: () => false,
    settle: () => async () => ''
  }
  const configSource = {file: 'site.config.js', text: "export default {\n  plugins: ['owls']\n}\n"}
  const given = {generatorDirs: [], loader, compatibility, isForeign, configSource}
  const settings = {kind: 'plugin', ...given} as const
  const failure = await resolveEntry(name, {...settings, siteDir}).catch((error: unknown) => error)
  return (failure as SiteError).problems[0]
}

test.each([
  ['docusaurus-plugin-owls', 'the package docusaurus-plugin-owls'],
  ['@acme/plugin-owls', 'the package @acme/plugin-owls'],
  ['owls', 'one of the packages @docusaurus/plugin-owls, owls']
])('in a Docusaurus project without %s, the hint is to install %s', async (name, packages) => {
  expect((await findProblem(name, true))?.hint).toBe(
    `Install ${packages}, or fix the name in the configuration.`
  )
})

test('suggests Lectern’s names for a Lectern site', async () => {
  expect((await findProblem('owls', false))?.hint).toBe(
    'Install one of the packages @lectern/plugin-owls, lectern-plugin-owls, owls, or fix the name in the configuration.'
  )
})

test('finds the name in the configuration', async () => {
  const position = {file: 'site.config.js', line: 2, column: 13}
  expect((await findProblem('owls', false))?.position).toEqual(position)
  // A preset adds plugins that the configuration doesn't name.
  expect((await findProblem('larks', false))?.position).toBeUndefined()
})

test('an error in an installed package names the package, even if its path is absolute', async () => {
  const siteDir = createTemporarySite({
    'node_modules/owls/package.json': '{"name": "owls", "main": "index.cjs"}',
    'node_modules/owls/index.cjs': 'throw new Error("No owls here")'
  })
  const file = path.join(siteDir, 'node_modules/owls/index.cjs')
  expect(await findProblem(file, true, siteDir)).toMatchObject({
    code: 'plugin-failed',
    message: 'The plugin node_modules/owls/index.cjs failed in its module: No owls here.'
  })
})
