import {spawn} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {cacheFolder} from '@lectern/core/memory/cache-folders'
import {packageFolder} from '@lectern/shared/files/package-folder'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {compareOutputs, type OutputDifference} from './compare-outputs.js'
import {copySite} from './copy-site.js'
import {createSecondEnvironment} from './second-environment.js'

interface VerifySettings {
  /** Absolute. */
  siteDir: string
  /** Absolute folder of the first build's output. */
  outDir: string
  /** Options of the first build that affect its output. */
  args: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  clock: number
}

/**
 * Builds a copy of a site and compares the outputs. The second build has no cache, and uses a
 * different folder, time zone, language and time.
 *
 * @throws SiteError `build-not-reproducible`, `second-build-failed`.
 */
export async function verifyBuild(settings: VerifySettings): Promise<void> {
  const {siteDir, outDir, args, env, clock} = settings
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'site-verify-'))
  try {
    const written = [path.dirname(cacheFolder(siteDir)), outDir]
    const copy = copySite({siteDir: fs.realpathSync(siteDir), written, target: folder})
    const secondDir = path.join(folder, 'output')
    const words = ['build', copy, '--out-dir', secondDir, ...args]
    const {exitCode, stderr} = await runSite(
      words,
      copy,
      createSecondEnvironment(env, clock, folder)
    )
    if (exitCode !== 0) throw new SiteError(describeFailure(stderr.replaceAll(copy, siteDir)))
    const difference = compareOutputs(outDir, secondDir)
    if (difference) throw new SiteError(describeUnstable(difference))
  } finally {
    fs.rmSync(folder, {recursive: true, force: true})
  }
}

function describeFailure(stderr: string) {
  return {
    code: 'second-build-failed',
    message: `The second build, which builds a copy of the site in a different folder, failed. It reported:\n${stderr.trim()}`,
    hint: 'Make the site independent of its absolute path, time zone, language and clock.'
  } as const
}

function describeUnstable({file, description, count}: OutputDifference) {
  const others = count === 1 ? '' : ` ${count} files differ.`
  return {
    code: 'build-not-reproducible',
    message: `${file} ${description}.${others}`,
    hint: 'Find the code of the site or of a plugin that reads the clock, the time zone, the language, random numbers or an absolute path, and read `context.now` or `siteConfig` instead.'
  } as const
}

interface SecondRun {
  exitCode: number
  stderr: string
}

function runSite(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<SecondRun> {
  const program = path.join(packageFolder('core'), 'bin', 'site.mjs')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...process.execArgv, program, ...args], {
      cwd,
      env: {...env, CI: 'true', NO_COLOR: '1'},
      stdio: ['ignore', 'ignore', 'pipe']
    })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({exitCode: code ?? 1, stderr}))
  })
}
