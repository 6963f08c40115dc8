import {spawn} from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {addTrailingSlash} from '@lectern/shared/url/url-path'
import type {DeployStore} from './deploy-store.js'

/** Exit code of rsync if files are missing. */
const MISSING_FILES = 23

/**
 * Deploys with rsync, e.g. over SSH. rsync replaces each file atomically.
 *
 * @param target - `host:folder`, `user@host:folder` or a local folder.
 */
export function createRsyncStore(target: string, env: NodeJS.ProcessEnv): DeployStore {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-rsync-'))
  const remote = addTrailingSlash(target)
  const run = (args: readonly string[]) => runRsync(args, target, env)
  const writeList = (files: readonly string[]) => {
    const list = path.join(work, 'files')
    fs.writeFileSync(list, files.join('\0'))
    return ['--from0', `--files-from=${list}`]
  }
  /** Sends files from a folder to the same paths at the target. */
  const send = async (folder: string, files: readonly string[]) => {
    if (files.length > 0)
      await run([...writeList(files), '--checksum', '--chmod=D755,F644', `${folder}/`, remote])
  }
  const stage = path.join(work, 'stage')
  const receive = async (files: readonly string[]) => {
    fs.rmSync(stage, {recursive: true, force: true})
    fs.mkdirSync(stage, {recursive: true})
    if (files.length > 0)
      await run([...writeList(files), '--ignore-missing-args', remote, `${stage}/`])
  }
  return {
    title: target,
    readText: async (file) => {
      await receive([file])
      const local = path.join(stage, file)
      return fs.existsSync(local) ? fs.readFileSync(local, 'utf8') : undefined
    },
    writeText: async (file, text) => {
      fs.mkdirSync(path.dirname(path.join(stage, file)), {recursive: true})
      fs.writeFileSync(path.join(stage, file), text)
      await send(stage, [file])
    },
    upload: async (files) => {
      for (const [folder, group] of groupByFolder(files)) await send(folder, group)
    },
    copy: async (files) => {
      await receive(files.map(({from}) => from))
      const found = files.filter(({from}) => fs.existsSync(path.join(stage, from)))
      const next = path.join(work, 'copies')
      fs.rmSync(next, {recursive: true, force: true})
      for (const {from, to} of found) {
        fs.mkdirSync(path.dirname(path.join(next, to)), {recursive: true})
        fs.copyFileSync(path.join(stage, from), path.join(next, to))
      }
      await send(
        next,
        found.map(({to}) => to)
      )
    },
    remove: async (files) => {
      if (files.length === 0) return
      const empty = path.join(work, 'empty')
      for (const file of files)
        fs.mkdirSync(path.dirname(path.join(empty, file)), {recursive: true})
      // These empty folders don't contain the listed files, so rsync deletes them at the target.
      await run([...writeList(files), '--delete-missing-args', `${empty}/`, remote])
    },
    close: () => fs.rmSync(work, {recursive: true, force: true})
  }
}

/** Groups files by the folder that their target path is relative to. */
function groupByFolder(
  files: readonly {file: string; from: string}[]
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const {file, from} of files) {
    const folder = from.slice(0, -file.length - 1)
    groups.set(folder, [...(groups.get(folder) ?? []), file])
  }
  return groups
}

/** Returns whether rsync failed because the target folder doesn't exist yet. */
function hasNoFolder(errors: string): boolean {
  return errors.includes('change_dir') && errors.includes('No such file or directory')
}

async function runRsync(
  args: readonly string[],
  target: string,
  env: NodeJS.ProcessEnv
): Promise<void> {
  const child = spawn('rsync', ['--mkpath', ...args], {
    env: env.CI ? {RSYNC_RSH: 'ssh -o BatchMode=yes', ...env} : env,
    stdio: ['ignore', 'ignore', 'pipe']
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const code = await new Promise<number | Error>((resolve) => {
    child.on('error', resolve)
    child.on('close', (exitCode) => resolve(exitCode ?? 1))
  })
  if (code === 0 || (args.includes('--ignore-missing-args') && hasNoFolder(errors))) return
  const lines = errors.trim().split('\n')
  const reason = code instanceof Error ? messageOf(code) : (lines[0] ?? '')
  throw new SiteError({
    code: 'deploy-request-failed',
    message: `Deployment to ${target} failed: ${reason.replace(/\.$/, '')}.`,
    hint:
      code instanceof Error
        ? 'Install rsync 3.2.3 or later on this machine and on the server.'
        : code === MISSING_FILES
          ? 'Check that you can write to the folder.'
          : 'Check the host, your SSH key and the folder. Then run the command again.'
  })
}
