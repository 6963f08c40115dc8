/** @typedef {import('./tarball.mjs').Tarball} Tarball */

/**
 * Sorts packages so that each follows those that it depends on: whoever installs one while a release goes on
 * finds all that it needs.
 *
 * @template {Pick<Tarball, 'manifest'>} T
 * @param {readonly T[]} tarballs
 * @returns {T[]} otherwise in the order given
 * @throws Error when packages depend on each other in a circle
 */
export function sortForPublishing(tarballs) {
  /** @type {T[]} */
  const sorted = []
  const waiting = new Map(tarballs.map((tarball) => [tarball.manifest.name, tarball]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter((tarball) =>
      listDependencies(tarball).every((name) => !waiting.has(name))
    )
    if (ready.length === 0) {
      throw new Error(
        `Packages depend on each other in a circle: ${[...waiting.keys()].join(', ')}.`
      )
    }
    for (const tarball of ready) waiting.delete(tarball.manifest.name)
    sorted.push(...ready)
  }
  return sorted
}

/** @param {Pick<Tarball, 'manifest'>} tarball */
function listDependencies({manifest}) {
  const {dependencies, optionalDependencies, peerDependencies} = manifest
  return Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies})
}
