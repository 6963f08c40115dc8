import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {Ajv} from 'ajv'
import {expect, test} from 'vitest'
import {formatCycloneDx} from './cyclone-dx.js'
import {readLicenseExpression} from './license-expression.js'
import {createPurl, parseLockfile, readPackages} from './sbom-package.js'
import {formatSpdx} from './spdx.js'

const require = createRequire(import.meta.url)
/** Reads a schema that the CycloneDX project publishes. */
const readSchema = (name: string) =>
  JSON.parse(
    readFileSync(
      `${require.resolve('@cyclonedx/cyclonedx-library/package.json').replace(/package\.json$/, '')}res/schema/${name}.SNAPSHOT.schema.json`,
      'utf8'
    )
  ) as object

const INTEGRITY = `sha512-${Buffer.from('hash'.repeat(16)).toString('base64')}`
const LOCK = {
  packages: {
    'node_modules/@birds/owl': {version: '1.0.0', integrity: INTEGRITY},
    'node_modules/odd': {version: '2.0.0'}
  }
}

function createSbom() {
  const siteDir = createTemporarySite({
    'package.json': '{"name": "site", "version": "0.0.0"}',
    'package-lock.json': JSON.stringify(LOCK),
    'node_modules/@birds/owl/package.json':
      '{"name": "@birds/owl", "version": "1.0.0", "license": "(MIT OR Apache-2.0)"}',
    'node_modules/@birds/owl/lib/package.json': '{"type": "module"}',
    'node_modules/odd/package.json':
      '{"name": "odd", "version": "2.0.0-a+b", "license": "SEE LICENSE IN LICENSE", "dependencies": {"bee": "1", "gone": "1"}}',
    'node_modules/bee/package.json':
      '{"name": "bee", "version": "1.0.0", "license": "MIT", "dependencies": {"odd": "2"}}'
  })
  const owl = `${siteDir}/node_modules/@birds/owl`
  const folders = {
    browser: [owl],
    plugin: [`${owl}/lib`, siteDir],
    generator: [`${siteDir}/node_modules/odd`]
  }
  return {
    ...{name: 'Birds', generatorVersion: '1.2.3', digest: 'ab'.repeat(32)},
    ...{created: '2026-01-31T00:00:00.500Z', packages: readPackages(folders, siteDir)}
  }
}

test('packages are listed once with all of their roles; the site itself is excluded', () => {
  expect(createSbom().packages).toEqual([
    {
      ...{name: '@birds/owl', version: '1.0.0', license: '(MIT OR Apache-2.0)'},
      ...{purl: 'pkg:npm/%40birds/owl@1.0.0', roles: ['browser', 'plugin']},
      sha512: Buffer.from('hash'.repeat(16)).toString('hex')
    },
    {
      ...{name: 'bee', version: '1.0.0', license: 'MIT', purl: 'pkg:npm/bee@1.0.0'},
      roles: ['generator']
    },
    {
      ...{name: 'odd', version: '2.0.0-a+b', license: 'SEE LICENSE IN LICENSE'},
      ...{purl: 'pkg:npm/odd@2.0.0-a%2Bb', roles: ['generator']}
    }
  ])
})

test('the CycloneDX output is valid against the official schema', () => {
  const ajv = new Ajv({strict: false, validateFormats: false})
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs']) {
    // The main schema refers to the others by these names.
    const $id = `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`
    ajv.addSchema({...readSchema(name), $id})
  }
  const isValid = ajv.compile(readSchema('bom-1.6'))
  const document = JSON.parse(formatCycloneDx(createSbom())) as {components: unknown[]}
  expect([isValid(document), isValid.errors]).toEqual([true, null])
  expect(isValid({...document, components: [{type: 'bird'}]})).toBe(false)
  expect(document.components).toMatchObject([
    {
      group: '@birds',
      name: 'owl',
      scope: 'required',
      licenses: [{expression: '(MIT OR Apache-2.0)'}]
    },
    {name: 'bee', scope: 'excluded', licenses: [{expression: 'MIT'}]},
    {name: 'odd', scope: 'excluded', licenses: [{license: {name: 'SEE LICENSE IN LICENSE'}}]}
  ])
})

test('the SPDX output lists the site, its packages and their relationships', () => {
  const document = JSON.parse(formatSpdx(createSbom())) as {
    packages: {SPDXID: string}[]
    relationships: {spdxElementId: string; relationshipType: string; relatedSpdxElement: string}[]
  }
  const ids = document.packages.map(({SPDXID}) => SPDXID)
  expect(new Set(ids).size).toBe(4)
  for (const id of ids) expect(id).toMatch(/^SPDXRef-[A-Za-z0-9.-]+$/)
  expect(document).toMatchObject({
    ...{spdxVersion: 'SPDX-2.3', dataLicense: 'CC0-1.0', name: 'Birds'},
    creationInfo: {created: '2026-01-31T00:00:00Z', creators: ['Tool: Lectern-1.2.3']},
    packages: [
      {},
      {licenseDeclared: '(MIT OR Apache-2.0)'},
      {licenseDeclared: 'MIT'},
      {licenseDeclared: 'NOASSERTION'}
    ]
  })
  const [site, owl, bee, odd] = ids
  expect(document.relationships.map((one) => Object.values(one))).toEqual([
    ['SPDXRef-DOCUMENT', 'DESCRIBES', site],
    [site, 'STATIC_LINK', owl],
    [owl, 'BUILD_TOOL_OF', site],
    [bee, 'BUILD_TOOL_OF', site],
    [odd, 'BUILD_TOOL_OF', site]
  ])
})

test('the same build produces the same SBOM, byte for byte', () => {
  for (const format of [formatCycloneDx, formatSpdx])
    expect(format(createSbom())).toBe(format(createSbom()))
})

test.each([
  ['MIT', 'MIT'],
  ['Apache-2.0 WITH LLVM-exception', 'Apache-2.0 WITH LLVM-exception'],
  ['UNLICENSED', undefined],
  ['SEE LICENSE IN LICENSE', undefined],
  [undefined, undefined]
])('the license %s becomes the expression %s', (license, expression) => {
  expect(readLicenseExpression(license)).toBe(expression)
})

test('hashes from a lockfile are matched by name and version', () => {
  expect(parseLockfile('{}').size).toBe(0)
  expect([...parseLockfile(JSON.stringify(LOCK)).keys()]).toEqual([
    createPurl('@birds/owl', '1.0.0')
  ])
})

test('packages bundled in a release are listed as its parts in both formats', () => {
  const owl = {name: 'owl', version: '1.0.0', purl: 'pkg:npm/owl@1.0.0'}
  const roles = ['bundled', 'installed', 'published'] as const
  const sbom = {...createSbom(), packages: [{...owl, roles}]}
  expect(JSON.parse(formatCycloneDx(sbom)).components).toEqual([
    expect.objectContaining({
      scope: 'required',
      properties: roles.map((value) => ({name: 'lectern:role', value}))
    })
  ])
  const {relationships} = JSON.parse(formatSpdx(sbom)) as {
    relationships: {relationshipType: string; spdxElementId: string}[]
  }
  expect(relationships.slice(1)).toEqual(
    ['STATIC_LINK', 'DEPENDS_ON', 'CONTAINS'].map((relationshipType) =>
      expect.objectContaining({spdxElementId: 'SPDXRef-Site', relationshipType})
    )
  )
})
