import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'

/** @typedef {import('./pack/published-manifest.mjs').PackageManifest} PackageManifest */

/**
 * @typedef {object} WorkspacePackage
 * @property {string} name
 * @property {string} folder relative to the root, with forward slashes
 * @property {PackageManifest} manifest
 *
 * @typedef {object} Workspace
 * @property {PackageManifest} manifest of the root
 * @property {readonly WorkspacePackage[]} packages sorted by folder, including private ones
 */

/**
 * Reads the packages in the root's `workspaces`.
 *
 * @param {string} root absolute path
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
 * Lists the public packages.
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
