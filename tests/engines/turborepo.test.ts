import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createProject, expectSameOutput, findSkipReason} from './engine-project.js'
import {findCode, readExample} from './read-example.js'
import {runOnMachines} from './run-on-machines.js'
import {findPort} from '../find-port.js'
import {acceptsConnections, startServer} from './running-server.js'

test('Turborepo shares shards through a cache server', async ({skip}) => {
  const reason = findSkipReason('turborepo')
  skip(reason !== undefined, reason)
  const {folder, createMachine} = createProject('turborepo')
  const example = readExample('Turborepo')
  const port = await findPort()
  const host = createMachine('host', example)
  const command = findCode(example, 'Cache server')
    .replace('3000', String(port))
    .replace('/srv/turbo-cache', path.join(folder, 'cache'))
  const server = await startServer({
    command: ['sh', '-c', command],
    cwd: host.siteDir,
    env: {...host.env, HOST: '127.0.0.1'},
    logFile: path.join(folder, 'server.log'),
    isReady: () => acceptsConnections(port)
  })
  onTestFinished(server.stop)
  const variables = findCode(example, 'All machines').replace(
    'https://turbo.example.com',
    `http://127.0.0.1:${port}`
  )
  const {runs, last} = await runOnMachines({example, variables, createMachine})
  expect(runs.map((output) => /Cached: +(.*)/.exec(output)?.[1])).toEqual([
    '0 cached, 1 total',
    '0 cached, 1 total',
    '2 cached, 3 total'
  ])
  expect(runs.at(-1)).toMatch(/pages {5}0 rendered/)
  expectSameOutput(path.join(last.siteDir, 'build'))
})
