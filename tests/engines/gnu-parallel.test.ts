import {readdirSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {createProject, expectSameOutput, findSkipReason} from './engine-project.js'
import {findCode, readExample} from './read-example.js'
import {runScript} from './run-script.js'

test('GNU parallel builds shards in copies of the site', async ({skip}) => {
  const reason = findSkipReason('gnu-parallel')
  skip(reason !== undefined, reason)
  const {createMachine} = createProject('gnu-parallel')
  const script = readExample('Copy the site for each shard')
  const {siteDir, env} = createMachine('machine', script)
  const output = await runScript(findCode(readExample('GNU parallel'), ''), {cwd: siteDir, env})
  expect(output).toMatch(/pages {5}0 rendered/)
  expect(readdirSync(path.join(siteDir, 'shards')).sort()).toEqual(
    [1, 2, 3, 4].map((shard) => `shard-${shard}-of-4`)
  )
  expectSameOutput(path.join(siteDir, 'build'))
  expect(readdirSync(env.TMPDIR ?? '')).toEqual([])
})
