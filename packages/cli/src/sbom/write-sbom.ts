import fs from 'node:fs'
import path from 'node:path'
import type {BuildResult} from '@lectern/core/build/build-options'
import {guardDisk} from '@lectern/core/cache/disk-errors'
import {packageFolder} from '@lectern/shared/files/package-folder'
import {formatCycloneDx} from './cyclone-dx.js'
import {readPackages} from './sbom-package.js'
import {formatSpdx} from './spdx.js'

interface SbomSettings extends Pick<BuildResult, 'packages' | 'digest'> {
  /** Absolute. */
  siteDir: string
  /** Absolute path of the target folder. */
  folder: string
  generatorVersion: string
  /** ISO 8601, UTC. */
  created: string
}

/** Lectern packages that every build uses. */
const GENERATOR = ['bundler', 'cli', 'client', 'core', 'markdown', 'prerender', 'shared']

/**
 * Writes the SBOM of a built site in both formats.
 *
 * @returns Filenames.
 */
export function writeSbom(settings: SbomSettings): readonly string[] {
  const {siteDir, folder, packages, digest, generatorVersion, created} = settings
  const {bundled: browser, plugins: plugin} = packages
  const generator = GENERATOR.map((name) => packageFolder(name))
  const sbom = {
    ...{name: path.basename(siteDir), generatorVersion, digest, created},
    packages: readPackages({browser, generator, plugin}, siteDir)
  }
  const files = {'sbom.cdx.json': formatCycloneDx(sbom), 'sbom.spdx.json': formatSpdx(sbom)}
  guardDisk(folder, () => {
    fs.mkdirSync(folder, {recursive: true})
    for (const [name, text] of Object.entries(files))
      fs.writeFileSync(path.join(folder, name), text)
  })
  return Object.keys(files)
}
