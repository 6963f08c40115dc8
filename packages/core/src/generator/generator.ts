import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {compiledModule, packageFolder} from '@lectern/shared/files/package-folder'
import {listDependencyVersions} from './dependency-versions.js'

/** The generator that runs: who it is and where its packages are. */
export interface Generator {
  /** Version of @lectern/core. */
  version: string
  /** `Lectern 1.2.3`, for the generator tag of pages. */
  name: string
  /** Folders from which React, the client, the theme and plugins resolve for any site. */
  dirs: readonly string[]
  /** Absolute folder of what is ready for development: React and the client, modules of the theme. */
  readyDir: string
  /** Module that exports the port to sites of another generator; absolute. */
  compatibility?: string
  /** Hash of the code that reads configurations, sidebars and plugins of the site. */
  loaderHash: string
  /** Hash of the code that compiles Markdown. */
  compilerHash: string
  /** Hash of the code that bundles. */
  bundlerHash: string
  /** Hash of the code that makes documents. */
  rendererHash: string
}

/** Version of @lectern/core, for modules that need nothing else. */
export function readGeneratorVersion(): string {
  const text = fs.readFileSync(path.join(packageFolder('core'), 'package.json'), 'utf8')
  const {version} = JSON.parse(text) as {version: string}
  return version
}

/**
 * Describes the generator by its packages. Unchanged code has equal hashes on every machine.
 *
 * @param extensions - `compatibility`: our package that implements the port `Compatibility`, such as
 *   `compat-docusaurus`.
 */
export function describeGenerator({compatibility}: {compatibility?: string} = {}): Generator {
  const dirOf = (name: string) => fs.realpathSync(packageFolder(name))
  const coreDir = packageFolder('core')
  const version = readGeneratorVersion()
  const hashOf = (name: string) => hashPackage(dirOf(name))
  const shared = hashOf('shared')
  return {
    version,
    name: `Lectern ${version}`,
    dirs: [coreDir, dirOf('client'), dirOf('bundler')],
    readyDir: path.join(dirOf('bundler'), 'ready'),
    loaderHash: hashContent(
      hashPackage(coreDir) + (compatibility === undefined ? '' : hashOf(compatibility))
    ),
    ...(compatibility !== undefined && {compatibility: compiledModule(compatibility, 'index')}),
    compilerHash: hashContent(shared + hashOf('markdown')),
    bundlerHash: hashContent(shared + hashOf('bundler')),
    rendererHash: hashContent(shared + hashOf('prerender'))
  }
}

/** Hash of a package's code and of the versions of all that it uses. */
function hashPackage(folder: string): string {
  return hashFolder(path.join(folder, 'dist')) + listDependencyVersions(folder).join()
}

function hashFolder(folder: string): string {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .sort()
  return hashContent(
    files.map((file) => file + hashContent(fs.readFileSync(path.join(folder, file)))).join('\n')
  )
}
