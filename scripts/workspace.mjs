import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/** @typedef {import('./pack/published-manifest.mjs').PackageManifest} PackageManifest */

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name
 * @property {string} folder posix, relative to the root
 * @property {PackageManifest} manifest
 *
 * @typedef {object} Workspace
 * @property {PackageManifest} manifest of the root
 * @property {readonly WorkspacePackage[]} packages sorted by folder; private ones included
 */

/**
 * Reads the packages that the root's `workspaces` names.
 *
 * @param {string} root absolute
 * @returns {Workspace}
 */
export function readWorkspace(root) {
  /** @type {PackageManifest & {workspaces?: readonly string[]}} */
  const manifest = readManifest(root)
  const folders = (manifest.workspaces ?? []).flatMap((pattern) => listFolders(root, pattern))
  return {
    manifest,
    packages: folders.sort().map((folder) => {
      const own = readManifest(path.join(root, folder))
      return {name: own.name, folder, manifest: own}
    })
  }
}

/**
 * Lists the packages that users install.
 *
 * @param {Workspace} workspace
 */
export function listPublicPackages({packages}) {
  return packages.filter(({manifest}) => !manifest.private)
}

/**
 * @param {string} root
 * @param {string} pattern a folder, or `<folder>/*`
 */
function listFolders(root, pattern) {
  const parent = pattern.replace(/\/\*$/, '')
  const folders =
    parent === pattern
      ? [pattern]
      : readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`)
  return folders.filter((folder) => existsSync(path.join(root, folder, 'package.json')))
}

/**
 * @param {string} folder
 * @returns {PackageManifest}
 */
function readManifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}
