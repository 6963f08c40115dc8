import {existsSync, mkdirSync, symlinkSync} from 'node:fs'
import path from 'node:path'
import {readWorkspace} from '../workspace.mjs'
import {unpackTarball} from './tarball.mjs'

/** @typedef {import('./tarball.mjs').Tarball} Tarball */

/**
 * Installs packages into the `node_modules` of a folder without a registry. Only the dependencies
 * that a package declares are linked from the repository. As in a real installation, undeclared
 * dependencies are missing.
 *
 * @param {{root: string, tarballs: readonly Tarball[], folder: string}} request
 * @returns {Map<string, string>} absolute folders by name
 */
export function installTarballs({root, tarballs, folder}) {
  const homes = new Map(readWorkspace(root).packages.map((item) => [item.name, item.folder]))
  return new Map(
    tarballs.map((tarball) => {
      const {name, dependencies = {}} = tarball.manifest
      const location = path.join(folder, 'node_modules', name)
      unpackTarball(tarball, location)
      const foreign = Object.keys(dependencies).filter((dependency) => !homes.has(dependency))
      linkPackages({root, from: homes.get(name) ?? '', names: foreign, folder: location})
      return [name, location]
    })
  )
}

/**
 * Links installed packages into the `node_modules` of a folder.
 *
 * @param {{root: string, from: string, names: readonly string[], folder: string}} request `from` is
 *   the folder to resolve names from, relative to the root
 */
export function linkPackages({root, from, names, folder}) {
  for (const name of names) {
    const candidates = [from, ''].map((parent) => path.join(root, parent, 'node_modules', name))
    const location = candidates.find((candidate) => existsSync(candidate))
    if (!location) throw new Error(`${name} is not installed.`)
    const link = path.join(folder, 'node_modules', name)
    mkdirSync(path.dirname(link), {recursive: true})
    if (!existsSync(link)) symlinkSync(location, link, 'junction')
  }
}
