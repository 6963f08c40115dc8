import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {listFiles} from '@lectern/shared/files/list-files'
import {compiledModule, packageFolder} from '@lectern/shared/files/package-folder'
import {listDependencyVersions} from './dependency-versions.js'

/** The running generator: its version, and the locations and hashes of its packages. */
export interface Generator {
  /** Version of @lectern/core. */
  version: string
  /** Name for the generator tag of pages, such as `Lectern 1.2.3`. */
  name: string
  /** Folders that React, the client, the theme and plugins can always be resolved from. */
  dirs: readonly string[]
  /**
   * Absolute folder of modules that are prebuilt for development: React, the client and theme
   * modules.
   */
  readyDir: string
  /**
   * Absolute path of the module that implements compatibility with another generator, if there is
   * one.
   */
  compatibility?: string
  /** Hash of the code that loads configurations, sidebars and plugins. */
  loaderHash: string
  /** Hash of the code that compiles Markdown. */
  compilerHash: string
  /** Hash of the code that creates bundles. */
  bundlerHash: string
  /** Hash of the code that renders pages. */
  rendererHash: string
}

/** Returns the version of @lectern/core without loading anything else. */
export function readGeneratorVersion(): string {
  const text = fs.readFileSync(path.join(packageFolder('core'), 'package.json'), 'utf8')
  const {version} = JSON.parse(text) as {version: string}
  return version
}

/**
 * Describes the running generator. The same code has the same hashes on every machine.
 *
 * @param extensions - `compatibility` is the name of the Lectern package that implements
 *   `Compatibility`, such as `compat-docusaurus`.
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
    // If Docusaurus is installed, only the client package is sure to resolve Lectern's React and
    // router.
    dirs: [dirOf('client'), coreDir, dirOf('bundler')],
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

/** Hashes a package's code and the versions of its dependencies. */
function hashPackage(folder: string): string {
  return hashFolder(path.join(folder, 'dist')) + listDependencyVersions(folder).join()
}

function hashFolder(folder: string): string {
  const files = listFiles(folder).filter((file) => file.endsWith('.js'))
  return hashContent(
    files.map((file) => file + hashContent(fs.readFileSync(path.join(folder, file)))).join('\n')
  )
}
