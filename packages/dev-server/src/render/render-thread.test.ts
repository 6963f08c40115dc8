import type {RenderJob} from '@lectern/prerender'
import {expect, test} from 'vitest'
import {createRenderThread} from './render-thread.js'
import type {TaskAnswer, TaskRequest} from '@lectern/core/workers/task'
import type {NodeEnv} from './worker-line.js'

interface FakeLine {
  nodeEnv: NodeEnv
  work: TaskRequest[]
  state: 'open' | 'retired' | 'closed'
  onEnd(): void
}

// The test doesn't check it.
const job = {} as RenderJob

function createFakeThread(answer: (nodeEnv: NodeEnv) => TaskAnswer) {
  const lines: FakeLine[] = []
  const thread = createRenderThread(
    {siteDir: '/site', recordsDir: '/records'},
    ({nodeEnv, onEnd}) => {
      const line: FakeLine = {nodeEnv, work: [], state: 'open', onEnd}
      lines.push(line)
      return {
        async send(request) {
          line.work.push(request)
          return answer(nodeEnv)
        },
        retire() {
          line.state = 'retired'
        },
        async close() {
          line.state = 'closed'
        }
      }
    }
  )
  return {thread, lines}
}

function page(message?: string): TaskAnswer {
  const problems = message === undefined ? [] : [{code: 'render-failed', message}]
  return {results: [{page: {path: '/a', links: [], ids: [], problems}}]}
}

test('renders again to get the full text of an error message that React shortens', async () => {
  const {thread, lines} = createFakeThread((nodeEnv) =>
    page(nodeEnv === 'production' ? 'Minified React error #31' : 'Objects are not valid.')
  )
  const {page: made} = await thread.render('/main.mjs', job)
  expect(made.problems.map(({message}) => message)).toEqual(['Objects are not valid.'])
  expect(lines.map(({nodeEnv, state}) => `${nodeEnv} ${state}`)).toEqual([
    'production open',
    'development closed'
  ])
})

test('doesn’t render twice if the message is complete', async () => {
  const {thread, lines} = createFakeThread(() => page('x is not defined'))
  await thread.render('/main.mjs', job)
  expect(lines).toHaveLength(1)
})

test('starts a new thread after many bundles, because modules are never freed', async () => {
  const {thread, lines} = createFakeThread(() => page())
  for (let count = 0; count < 41; count++) {
    await thread.render(`/main-${count}.mjs`, job)
    await thread.render(`/main-${count}.mjs`, job)
  }
  expect(lines.map(({state, work}) => [state, work.length])).toEqual([
    ['retired', 80],
    ['open', 2]
  ])
})

test('restarts a thread that exited on its own', async () => {
  const {thread, lines} = createFakeThread(() => page())
  await thread.render('/main.mjs', job)
  lines[0]?.onEnd()
  await thread.render('/main.mjs', job)
  expect(lines.map(({work}) => work.length)).toEqual([1, 1])
})
