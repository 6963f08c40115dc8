import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {loadBuilder} from '../load-builder.mjs'

/** Number of builds per set of threads, because threads keep all loaded modules in memory. */
const BUILDS_PER_POOL = 24

/**
 * Result of a build: its problems and the folder of its output.
 *
 * @typedef {object} BuildOutcome
 * @property {boolean} hasFailed
 * @property {readonly string[]} problems errors of a failed build, warnings of another; with places
 * @property {string} outDir
 * @property {{pages: number, rendered: number, compiled: number}} counts
 */

/** Builds sites in this process, which avoids starting a program for each of hundreds of builds. */
export async function createSiteBuilder() {
  const {build, compileKind, createTaskPool, generator, progress} = loadBuilder()
  const openPool = () => {
    const pool = createTaskPool(Math.max(1, os.availableParallelism()))
    // While threads are running, this thread only loads configurations.
    pool.warmUp(compileKind, Number.POSITIVE_INFINITY)
    return pool
  }
  let pool = openPool()
  let builds = 0
  return {
    close: () => pool.close(),
    /**
     * @param {string} siteDir absolute
     * @returns {Promise<BuildOutcome>}
     */
    async build(siteDir) {
      builds += 1
      if (builds % BUILDS_PER_POOL === 0) {
        await pool.close()
        pool = openPool()
      }
      const outDir = path.join(siteDir, 'build')
      try {
        const result = await build({siteDir, outDir, minify: false}, {generator, pool, progress})
        const {pages, rendered, compiled} = result
        const problems = describeProblems(result.warnings, siteDir)
        return {hasFailed: false, problems, outDir, counts: {pages, rendered, compiled}}
      } catch (error) {
        const problems = describeProblems(readProblems(error), siteDir)
        return {hasFailed: true, problems, outDir, counts: {pages: 0, rendered: 0, compiled: 0}}
      }
    }
  }
}

/** @typedef {Awaited<ReturnType<typeof createSiteBuilder>>} SiteBuilder */

/**
 * Returns the problems of a failed build. Any other error is a bug in the generator.
 *
 * @param {unknown} error
 * @returns {readonly import('@lectern/types').SiteProblem[]}
 */
function readProblems(error) {
  if (error instanceof Error && 'problems' in error && Array.isArray(error.problems))
    return error.problems
  throw error
}

/**
 * @param {readonly import('@lectern/types').SiteProblem[]} problems
 * @param {string} siteDir
 */
function describeProblems(problems, siteDir) {
  return problems.map(({code, message, position}) =>
    `${code}: ${message} ${JSON.stringify(position ?? {})}`
      .replaceAll(siteDir, '<site>')
      .replaceAll(fs.realpathSync(siteDir), '<site>')
  )
}
