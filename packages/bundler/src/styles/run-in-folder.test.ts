import {expect, test} from 'vitest'
import {createRunInFolder} from './run-in-folder.js'

function createProcess(start: string) {
  const visited = [start]
  return {visited, cwd: () => visited.at(-1) ?? '', chdir: (folder: string) => visited.push(folder)}
}

test('a folder remains the working directory until the last function ends or fails', async () => {
  const {visited, ...owner} = createProcess('/home')
  const run = createRunInFolder('/site', owner)
  const results = await Promise.allSettled([
    run(async () => owner.cwd()),
    run(async () => {
      await new Promise(setImmediate)
      throw new Error(owner.cwd())
    })
  ])
  expect(results).toMatchObject([{value: '/site'}, {reason: {message: '/site'}}])
  expect(visited).toEqual(['/home', '/site', '/home'])
  await run(async () => {})
  expect(visited).toHaveLength(5)
})

test('running a function in the working directory changes nothing', async () => {
  const {visited, ...owner} = createProcess('/site')
  await createRunInFolder('/site', owner)(async () => {})
  expect(visited).toEqual(['/site'])
})
