import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'

/** Build the reference website before the first browser test; quick when nothing changed. */
export default function buildWebsite() {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const command = ['packages/core/bin/site.mjs', 'build', 'website']
  const {status} = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, CI: 'true'}
  })
  if (status !== 0) throw new Error('The website could not be built; the reason stands above.')
}
