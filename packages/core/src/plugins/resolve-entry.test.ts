import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {NO_COMPATIBILITY} from '../site/load-compatibility.js'
import {resolveEntry} from './resolve-entry.js'

/** The hint for a name that no package has. */
async function findHint(name: string, isForeign: boolean): Promise<string | undefined> {
  const compatibility = {
    ...NO_COMPATIBILITY,
    listPackageNames: (short: string) => [`@docusaurus/plugin-${short}`]
  }
  const loader = {
    load: async () => undefined,
    loadResult: async () => undefined,
    loadAll: async () => ({exported: undefined, module: undefined}),
    files: () => new Set<string>(),
    notePackage: () => {},
    settle: () => async () => ''
  }
  const settings = {kind: 'plugin', generatorDirs: [], loader, compatibility, isForeign} as const
  const siteDir = createTemporarySite()
  const failure = await resolveEntry(name, {...settings, siteDir}).catch((error: unknown) => error)
  return (failure as {problems: readonly {hint?: string}[]}).problems[0]?.hint
}

test.each([
  ['docusaurus-plugin-owls', 'the package docusaurus-plugin-owls'],
  ['@acme/plugin-owls', 'the package @acme/plugin-owls'],
  ['owls', 'one of the packages @docusaurus/plugin-owls, owls']
])('a Docusaurus project without %s gets the hint to install %s', async (name, packages) => {
  expect(await findHint(name, true)).toBe(
    `Install ${packages}, or fix the name in the configuration.`
  )
})

test("a site of Lectern gets Lectern's names", async () => {
  expect(await findHint('owls', false)).toBe(
    'Install one of the packages @lectern/plugin-owls, lectern-plugin-owls, owls, or fix the name in the configuration.'
  )
})
