import {readdirSync} from 'node:fs'
import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createProject, expectSameOutput, findSkipReason} from './engine-project.js'
import {findCode, readExample} from './read-example.js'
import {runScript} from './run-script.js'
import {startHosts} from './ssh-hosts.js'

test('GNU parallel builds shards on two hosts over SSH', async ({skip}) => {
  const reason = findSkipReason('ssh')
  skip(reason !== undefined, reason)
  const {folder, createMachine} = createProject('ssh')
  const {siteDir, env} = createMachine('machine', [])
  const hosts = await startHosts(folder, ['host-1', 'host-2'])
  onTestFinished(hosts.stop)
  const output = await runScript(findCode(readExample('GNU parallel over SSH'), ''), {
    cwd: siteDir,
    env: {...env, ...hosts.env},
    prefix: hosts.prefix
  })
  expect(output).toMatch(/pages {5}0 rendered/)
  expectSameOutput(path.join(siteDir, 'build'))
  const built = Object.values(hosts.homes).map((home) =>
    readdirSync(path.join(home, 'site/shards'))
  )
  expect(built.map((shards) => shards.length > 0)).toEqual([true, true])
  expect(built.flat().sort()).toEqual([1, 2, 3, 4].map((shard) => `shard-${shard}-of-4`))
})
