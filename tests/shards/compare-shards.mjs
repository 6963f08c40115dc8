import {spawn} from 'node:child_process'
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {createHash} from 'node:crypto'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../packages/core/bin/site.mjs', import.meta.url))

/**
 * @typedef {object} Comparison
 * @property {number} total number of shards
 * @property {number} files number of files in the output
 * @property {readonly string[]} differing files that differ between the outputs
 * @property {string} work line of the merge's summary about rendered pages
 * @property {number} plan duration of `site plan` in seconds
 * @property {readonly number[]} shards durations in seconds
 * @property {number} merge duration in seconds
 */

/**
 * Builds a site on its own and in shards, each time without a cache, and compares the outputs.
 *
 * @param {object} options
 * @param {string} options.siteDir
 * @param {string} options.workDir folder for outputs and shards
 * @param {readonly number[]} options.totals numbers of shards
 * @param {boolean} [options.kills] whether to kill one shard of each build and repeat it
 * @returns {AsyncGenerator<Comparison, void>}
 */
export async function* compareShards({siteDir, workDir, totals, kills = false}) {
  const one = path.join(workDir, 'one')
  await runCold(siteDir, ['build', siteDir, '--out-dir', one])
  const expected = hashTree(one)
  for (const total of totals) {
    const shardDir = path.join(workDir, `shards-${total}`)
    rmSync(shardDir, {recursive: true, force: true})
    const plan = await runCold(siteDir, ['plan', siteDir, '--shards', String(total), '--json'])
    const shards = []
    for (let index = 1; index <= total; index += 1) {
      const args = ['build', siteDir, '--shard', `${index}/${total}`, '--shard-dir', shardDir]
      if (kills && index === Math.ceil(total / 2)) await runCold(siteDir, args, {killAfter: 1500})
      shards.push((await runCold(siteDir, args)).seconds)
    }
    const merged = path.join(workDir, `merged-${total}`)
    const from = ['--from', shardDir, '--out-dir', merged]
    const merge = await runCold(siteDir, ['merge', siteDir, ...from])
    const actual = hashTree(merged)
    yield {
      total,
      files: Object.keys(expected).length,
      differing: listDiffering(expected, actual),
      work: /pages +(\d.*)/.exec(merge.stdout)?.[1] ?? '',
      ...{plan: plan.seconds, shards, merge: merge.seconds}
    }
    rmSync(merged, {recursive: true, force: true})
    rmSync(shardDir, {recursive: true, force: true})
  }
}

/**
 * Runs a command as on a new machine.
 *
 * @param {string} siteDir
 * @param {readonly string[]} args
 * @param {{killAfter?: number}} [options]
 * @returns {Promise<{stdout: string, seconds: number}>}
 */
async function runCold(siteDir, args, {killAfter} = {}) {
  rmSync(path.join(siteDir, '.site'), {recursive: true, force: true})
  const start = performance.now()
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: {...process.env, CI: 'true', NO_COLOR: '1'},
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  const timer = killAfter && setTimeout(() => child.kill('SIGKILL'), killAfter)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearTimeout(timer)
  if (code !== 0 && killAfter === undefined)
    throw new Error(`site ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return {stdout, seconds: (performance.now() - start) / 1000}
}

/**
 * Hashes the files of a folder by relative path.
 *
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function hashTree(folder) {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex')
    ])
  )
}

/**
 * @param {Record<string, string>} expected
 * @param {Record<string, string>} actual
 */
function listDiffering(expected, actual) {
  const files = new Set([...Object.keys(expected), ...Object.keys(actual)])
  return [...files].filter((file) => expected[file] !== actual[file]).sort()
}
