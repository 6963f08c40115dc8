import {readLicenseExpression} from './license-expression.js'
import type {PackageRole, SbomPackage} from './sbom-package.js'
import {createUuid, type SiteSbom} from './site-sbom.js'

const BUILD_TIME: readonly PackageRole[] = ['generator', 'plugin']

/**
 * Formats an SBOM as CycloneDX 1.6, without a timestamp, so that identical outputs have identical
 * SBOMs.
 */
export function formatCycloneDx({name, generatorVersion, digest, packages}: SiteSbom): string {
  const site = `site:${digest}`
  const document = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${createUuid(digest)}`,
    version: 1,
    metadata: {
      tools: {components: [{type: 'application', name: 'Lectern', version: generatorVersion}]},
      component: {
        type: 'application',
        'bom-ref': site,
        name,
        hashes: [{alg: 'SHA-256', content: digest}]
      }
    },
    components: packages.map(describePackage),
    dependencies: [{ref: site, dependsOn: packages.map(({purl}) => purl)}]
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}

function describePackage({name, version, license, purl, roles, sha512}: SbomPackage) {
  const [, scope, own = name] = /^(@[^/]+)\/(.*)$/.exec(name) ?? []
  const expression = readLicenseExpression(license)
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope !== undefined && {group: scope}),
    name: own,
    version,
    // Build-time packages aren't part of the output.
    scope: roles.every((role) => BUILD_TIME.includes(role)) ? 'excluded' : 'required',
    ...(sha512 !== undefined && {hashes: [{alg: 'SHA-512', content: sha512}]}),
    ...(license !== undefined && {
      licenses: [expression === undefined ? {license: {name: license}} : {expression}]
    }),
    purl,
    properties: roles.map((role) => ({name: 'lectern:role', value: role}))
  }
}
