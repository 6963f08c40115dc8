/** @typedef {import('./tarball.mjs').Tarball} Tarball */

/**
 * Sorts packages so that each follows its dependencies. This way, packages can be installed while a
 * release is still running. Packages that depend on each other are adjacent.
 *
 * @template {Pick<Tarball, 'manifest'>} T
 * @param {readonly T[]} tarballs
 * @returns {T[]} otherwise in the given order
 */
export function sortForPublishing(tarballs) {
  const byName = new Map(tarballs.map((tarball) => [tarball.manifest.name, tarball]))
  /** @type {Set<T>} */
  const visited = new Set()
  /** @type {T[]} */
  const sorted = []
  /** @param {T | undefined} tarball */
  const visit = (tarball) => {
    if (tarball === undefined || visited.has(tarball)) return
    visited.add(tarball)
    for (const name of listDependencies(tarball)) visit(byName.get(name))
    sorted.push(tarball)
  }
  for (const tarball of tarballs) visit(tarball)
  return sorted
}

/** @param {Pick<Tarball, 'manifest'>} tarball */
function listDependencies({manifest}) {
  const {dependencies, optionalDependencies, peerDependencies} = manifest
  return Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies})
}
