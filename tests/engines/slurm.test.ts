import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createProject, expectSameOutput, findSkipReason} from './engine-project.js'
import {findCode, readExample} from './read-example.js'
import {runScript} from './run-script.js'
import {startCluster} from './slurm-cluster.js'

test('Slurm runs shards as an array job on two nodes', async ({skip}) => {
  const reason = findSkipReason('slurm')
  skip(reason !== undefined, reason)
  const {folder, createMachine} = createProject('slurm')
  const script = readExample('Copy the site for each shard')
  const {siteDir, env} = createMachine('machine', script)
  const cluster = await startCluster(folder, ['node1', 'node2'])
  onTestFinished(cluster.stop)
  const variables = {...env, ...cluster.env}
  await runScript(findCode(readExample('Slurm'), ''), {cwd: siteDir, env: variables})
  expectSameOutput(path.join(siteDir, 'build'))
  expect(await cluster.listNodes()).toEqual(['node1', 'node2'])
})
