import {spawn} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'

const RUN = fileURLToPath(new URL('random-edits/run.mjs', import.meta.url))
/** Takes about half a minute. `npm run random-edits` does more. */
const EDITS = 6
const SEED = 7

test(`after each of ${EDITS} random edits, a build equals one without a cache`, async () => {
  const {exitCode, output} = await run(['--edits', `${EDITS}`, '--seed', `${SEED}`, '--quiet'])
  // The output names the wrong edit and how to repeat it.
  expect({exitCode, output}).toEqual({
    exitCode: 0,
    output: `Seed ${SEED}, ${EDITS} edits\nAll ${EDITS + 1} builds gave what a build without a cache gives.\n`
  })
}, 600_000)

/** Each step applies several edits, and starts a new server. */
const DEV_STEPS = 4

test(`after ${DEV_STEPS} steps, a development server shows the pages of a new one`, async () => {
  const args = ['--dev', '--edits', `${DEV_STEPS}`, '--seed', `${SEED}`, '--quiet']
  const {exitCode, output} = await run(args)
  expect({exitCode, output}).toEqual({
    exitCode: 0,
    output: `Seed ${SEED}, ${DEV_STEPS} edits\nAfter all ${DEV_STEPS} steps, the pages were those of a new server.\n`
  })
}, 600_000)

/** In a separate process, because it loads hundreds of modules that other tests must not share. */
async function run(args: readonly string[]): Promise<{exitCode: number; output: string}> {
  const child = spawn(process.execPath, [RUN, ...args], {stdio: ['ignore', 'pipe', 'pipe']})
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exitCode = await new Promise<number>((resolve) => {
    child.on('close', (code) => resolve(code ?? 1))
  })
  return {exitCode, output}
}
