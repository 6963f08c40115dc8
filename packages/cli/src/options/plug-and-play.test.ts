import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {runCli} from '../cli.js'
import {rejectPlugAndPlay} from './plug-and-play.js'

test('Yarn’s Plug’n’Play is rejected before a command runs', async () => {
  let text = ''
  const write = (chunk: string) => {
    text += chunk
    return true
  }
  const stream = {write} as unknown as NodeJS.WriteStream
  const folder = createTemporarySite({'site.config.mjs': 'throw new Error("not loaded")'})
  const exitCode = await runCli(['node', 'site', 'build', folder], {
    ...{stdin: process.stdin, stdout: stream, stderr: stream, env: {}, versions: {pnp: '3'}},
    ...{cwd: () => folder, chdir: () => undefined, once: () => undefined}
  })
  expect([exitCode, text]).toEqual([
    1,
    `
error plug-and-play-unsupported: Yarn's Plug'n'Play keeps packages in archives, so their files can't be read.
  → Add the line \`nodeLinker: node-modules\` to .yarnrc.yml, then run \`yarn\`.

1 error.
`
  ])
})

test('installations in folders are accepted', () => {
  expect(() => rejectPlugAndPlay({})).not.toThrow()
})
