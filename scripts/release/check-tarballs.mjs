import {mkdtempSync, realpathSync, rmSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {checkConsumer} from './check-consumer.mjs'
import {checkStarter} from './check-starter.mjs'
import {lintTarball} from './lint-tarball.mjs'
import {findTarballProblems} from './tarball-problems.mjs'

/**
 * @typedef {import('./tarball.mjs').Tarball} Tarball
 * @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem
 */

/**
 * Checks packed packages: their files, manifests and types, their use in a project, and sites that
 * the starter creates.
 *
 * @param {string} root
 * @param {readonly Tarball[]} tarballs
 * @returns {Promise<ReleaseProblem[]>}
 */
export async function checkTarballs(root, tarballs) {
  const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'lectern-release-'))
  try {
    const linted = []
    for (const tarball of tarballs) linted.push(...(await lintTarball(tarball)))
    return [
      ...tarballs.flatMap((tarball) => findTarballProblems(tarball)),
      ...linted,
      ...(await checkConsumer({root, folder, tarballs})),
      ...(await checkStarter({folder, tarballs}))
    ]
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}
