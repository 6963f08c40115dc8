import {expect, test, vi} from 'vitest'
import {createDelta, startEndpoint} from '../fixtures/test-endpoint.js'
import {createTestSearch, type TestPage} from '../fixtures/test-site.js'
import {type AnswerState, answerQuestion} from './answer-question.js'

const BIRDS: readonly TestPage[] = [
  {path: '/owl', title: 'Owl', headings: {Food: 'Owls eat mice and voles at night.'}},
  {path: '/gull', title: 'Gull', text: 'Gulls eat fish.'}
]

/** Asks a question against an index of the test pages and returns all states of the answer. */
async function ask(question: string, endpoint: string, controller = new AbortController()) {
  const {config, ...search} = await createTestSearch(BIRDS)
  const states: Partial<AnswerState>[] = []
  const asking = {...config, ask: {endpoint, model: 'm1'}}
  const asked = {search: {...search, config: asking}, question, language: 'en'}
  await answerQuestion(asked, controller.signal, (change) => {
    states.push(change)
    if (change.text === 'Stop ') controller.abort()
  })
  return states
}

test('sends the sections that the built-in search finds, and reports each part of the answer', async () => {
  let body = ''
  const endpoint = await startEndpoint(async (request, response) => {
    for await (const part of request) body += String(part)
    response.end(`${createDelta('Mice ')}${createDelta('[1].')}data: [DONE]\n\n`)
  })
  const states = await ask('What do owls eat at night?', endpoint)
  const [found, ...rest] = states
  expect(found?.passages?.[0]).toEqual({
    number: 1,
    title: 'Owl › Food',
    url: '/base/owl#food',
    text: 'Owls eat mice and voles at night.'
  })
  expect(rest).toEqual([{text: 'Mice '}, {text: 'Mice [1].'}, {status: 'done'}])
  const {model, messages} = JSON.parse(body) as {model: string; messages: {content: string}[]}
  expect(model).toBe('m1')
  expect(messages[1]?.content).toContain('Owls eat mice and voles at night.')
})

test("sends nothing if the search doesn't find a section", async () => {
  let count = 0
  const endpoint = await startEndpoint((_, response) => {
    count += 1
    response.end()
  })
  expect(await ask('xyzzyqwv', endpoint)).toEqual([{status: 'empty'}])
  expect(count).toBe(0)
})

test.each([
  [429, 'busy'],
  [500, 'failed']
])('reports the status %i as %s', async (code, status) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const endpoint = await startEndpoint((_, response) => response.writeHead(code).end())
  expect((await ask('owls', endpoint)).at(-1)).toEqual({status})
  expect(report).toHaveBeenCalledOnce()
  report.mockRestore()
})

test('keeps the text of a stopped answer', async () => {
  const endpoint = await startEndpoint((_, response) => response.write(createDelta('Stop ')))
  expect((await ask('owls', endpoint)).slice(1)).toEqual([{text: 'Stop '}, {status: 'stopped'}])
})
