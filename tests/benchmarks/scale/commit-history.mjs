import {execFileSync, spawn} from 'node:child_process'
import {once} from 'node:events'
import {rmSync} from 'node:fs'
import path from 'node:path'

/** Seconds between two commits, and the time of the first one. */
const STEP = 600
const START = 1_500_000_000

/**
 * Creates a history for the files of a folder: consecutive commits of one file each.
 *
 * @param {string} dir
 * @param {readonly string[]} files relative to the folder
 * @param {number} commits
 */
export async function commitHistory(dir, files, commits) {
  const env = {...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1'}
  rmSync(path.join(dir, '.git'), {recursive: true, force: true})
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], {cwd: dir, env})
  const git = spawn('git', ['fast-import', '--quiet'], {cwd: dir, env})
  for (const command of createCommits(files, commits)) {
    if (!git.stdin.write(command)) await once(git.stdin, 'drain')
  }
  git.stdin.end()
  const [exitCode] = await once(git, 'close')
  if (exitCode !== 0) throw new Error(`git fast-import ended with exit code ${exitCode}.`)
}

/**
 * @param {readonly string[]} files
 * @param {number} commits
 */
function* createCommits(files, commits) {
  for (let index = 0; index < commits; index++) {
    const text = `Revision ${index}\n`
    const author = `Author ${index % 20} <author@example.com> ${START + index * STEP} +0000`
    yield [
      'commit refs/heads/main',
      `committer ${author}`,
      `data 6\nChange`,
      `M 644 inline ${files[index % files.length]}`,
      `data ${text.length}\n${text}\n`
    ].join('\n')
  }
}
