import path from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {createProject, expectSameOutput, findSkipReason} from './engine-project.js'
import {startCacheServer} from './nx-cache-server.js'
import {findCode, readExample} from './read-example.js'
import {runOnMachines} from './run-on-machines.js'

test('Nx shares shards through a server for its cache protocol', async ({skip}) => {
  const reason = findSkipReason('nx')
  skip(reason !== undefined, reason)
  const {createMachine} = createProject('nx')
  const example = readExample('Nx')
  const server = await startCacheServer('change-me')
  onTestFinished(server.stop)
  const variables = findCode(example, 'All machines').replace('https://nx.example.com', server.url)
  const {runs, last} = await runOnMachines({
    example,
    // A daemon would keep running after the test.
    variables: `${variables}export NX_DAEMON=false\n`,
    createMachine
  })
  expect(runs.at(-1)).toMatch(/pages {5}0 rendered/)
  expectSameOutput(path.join(last.siteDir, 'build'))
  const answers = server.requests.map(({method, status}) => `${method} ${status}`)
  expect(answers).toEqual(['GET 404', 'PUT 200', 'GET 404', 'PUT 200', 'GET 200', 'GET 200'])
})
