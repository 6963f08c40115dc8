import {hashFully} from '@lectern/shared/cache/content-hash'
import {readLicenseExpression} from './license-expression.js'
import type {PackageRole, SbomPackage} from './sbom-package.js'
import {createUuid, type SiteSbom} from './site-sbom.js'

const SITE = 'SPDXRef-Site'

const RELATIONSHIPS: Readonly<Record<PackageRole, string>> = {
  browser: 'STATIC_LINK',
  generator: 'BUILD_TOOL_OF',
  plugin: 'BUILD_TOOL_OF',
  published: 'CONTAINS',
  bundled: 'STATIC_LINK',
  installed: 'DEPENDS_ON'
}

/** Formats an SBOM as SPDX 2.3. */
export function formatSpdx({name, generatorVersion, digest, created, packages}: SiteSbom): string {
  const document = {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name,
    documentNamespace: `urn:uuid:${createUuid(digest)}`,
    creationInfo: {
      // SPDX only supports whole seconds.
      created: created.replace(/\.\d+Z$/, 'Z'),
      creators: [`Tool: Lectern-${generatorVersion}`]
    },
    packages: [describeSite(name, digest), ...packages.map(describePackage)],
    relationships: [
      relate('SPDXRef-DOCUMENT', 'DESCRIBES', SITE),
      ...packages.flatMap(listRelationships)
    ]
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}

function describeSite(name: string, digest: string) {
  return {
    SPDXID: SITE,
    name,
    ...COMMON,
    primaryPackagePurpose: 'APPLICATION',
    checksums: [{algorithm: 'SHA256', checksumValue: digest}],
    licenseDeclared: 'NOASSERTION'
  }
}

const COMMON = {
  downloadLocation: 'NOASSERTION',
  filesAnalyzed: false,
  licenseConcluded: 'NOASSERTION',
  copyrightText: 'NOASSERTION'
}

function describePackage({name, version, license, purl, sha512}: SbomPackage) {
  return {
    SPDXID: idOf(purl),
    name,
    versionInfo: version,
    ...COMMON,
    primaryPackagePurpose: 'LIBRARY',
    ...(sha512 !== undefined && {
      checksums: [{algorithm: 'SHA512', checksumValue: sha512}]
    }),
    licenseDeclared: readLicenseExpression(license) ?? 'NOASSERTION',
    externalRefs: [
      {referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: purl}
    ]
  }
}

function listRelationships({purl, roles}: SbomPackage) {
  const types = new Set(roles.map((role) => RELATIONSHIPS[role]))
  return [...types].map((type) =>
    type === 'BUILD_TOOL_OF' ? relate(idOf(purl), type, SITE) : relate(SITE, type, idOf(purl))
  )
}

function relate(spdxElementId: string, relationshipType: string, relatedSpdxElement: string) {
  return {spdxElementId, relationshipType, relatedSpdxElement}
}

/** Returns an ID of letters, digits, dots and hyphens, with a hash that makes it unique. */
function idOf(purl: string): string {
  const readable = purl.replace(/^pkg:npm\//, '').replace(/[^A-Za-z0-9.-]+/g, '-')
  return `SPDXRef-${readable}-${hashFully(purl).slice(0, 8)}`
}
