import type {SbomPackage} from './sbom-package.js'

/** Contents of an SBOM for a site or a release, in either format. */
export interface SiteSbom {
  /** Title of the site or of a set of packages. */
  name: string
  /** Version of Lectern. */
  generatorVersion: string
  /** Hexadecimal SHA-256 hash of the whole output, or of all packages in a release. */
  digest: string
  /** ISO 8601, UTC. */
  created: string
  packages: readonly SbomPackage[]
}

/** Creates a UUID from the digest (version 8 of RFC 9562). */
export function createUuid(digest: string): string {
  const at = (start: number, end: number) => digest.slice(start, end)
  return `${at(0, 8)}-${at(8, 12)}-8${at(13, 16)}-8${at(17, 20)}-${at(20, 32)}`
}
