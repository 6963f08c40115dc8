import {type ChildProcess, spawn} from 'node:child_process'
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import http from 'node:http'
import net, {type AddressInfo} from 'node:net'
import path from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterAll, beforeAll, beforeEach, describe, expect, inject, test} from 'vitest'
import {streamAnswer} from '../packages/plugin-search/src/ask/stream-answer.js'
import {findPort} from './find-port.js'

const PAGE = new URL('../content/docs/agents/ask.md', import.meta.url)
const ORIGIN = 'https://notes.example.com'
const MESSAGES = [
  {role: 'system', content: 'Answer.'},
  {role: 'user', content: '{"question":"Who hunts?"}'}
] as const

/** A request that the model server received. */
interface ModelRequest {
  authorization: string | undefined
  body: unknown
}

const received: ModelRequest[] = []
let isClosed: Promise<void> = Promise.resolve()

/** Writes two parts of an answer, in chunks that split an event. Questions with `slow` never end. */
const model = http.createServer(async (request, response) => {
  let text = ''
  for await (const part of request) text += String(part)
  received.push({authorization: request.headers.authorization, body: JSON.parse(text)})
  if (text.includes('broken')) return response.writeHead(500).end('secret details')
  isClosed = new Promise((resolve) => response.on('close', resolve))
  response.writeHead(200, {'content-type': 'text/event-stream'})
  response.write('data: {"choices":[{"delta":{"content":"Owls "}}]}\n\ndata: {"choi')
  if (text.includes('slow')) return
  response.end('ces":[{"delta":{"content":"[1]."}}]}\n\ndata: [DONE]\n\n')
})

let endpoint = ''
let child: ChildProcess | undefined

beforeAll(async () => {
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  child?.kill()
  model.closeAllConnections()
  model.close()
})

/** Starts the endpoint of the docs, because each process counts the questions of an address. */
beforeEach(async () => {
  child?.kill()
  const file = writeExample('ask.mjs')
  const port = await findPort()
  const env = {
    PATH: process.env.PATH,
    MODEL_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/`,
    MODEL_KEY: 'k-secret',
    MODEL_NAME: 'm1',
    SITE_ORIGIN: ORIGIN,
    PORT: String(port)
  }
  child = spawn(process.execPath, [file], {env, stdio: 'inherit'})
  endpoint = `http://127.0.0.1:${port}/`
  await expect.poll(() => canConnect(port), {timeout: 10_000}).toBe(true)
  received.length = 0
})

/** Writes an example of the docs to a file. */
function writeExample(name: string): string {
  const [, rest = ''] = readFileSync(PAGE, 'utf8').split(`\`\`\`js title="${name}"\n`)
  const file = path.join(mkdtempSync(path.join(inject('temporaryFolder'), 'ask-')), name)
  writeFileSync(file, rest.slice(0, rest.indexOf('```')))
  return file
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}

const post = (body: string, headers: Readonly<Record<string, string>> = {origin: ORIGIN}) =>
  fetch(endpoint, {method: 'POST', headers, body})

const question = (content = 'Who hunts?') =>
  JSON.stringify({model: 'x', messages: [MESSAGES[0], {role: 'user', content}]})

test('passes the messages to the model with the key, and its answer to the reader', async () => {
  const response = await post(question())
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(await response.text()).toContain('data: [DONE]')
  const messages = [MESSAGES[0], {role: 'user', content: 'Who hunts?'}]
  expect(received).toEqual([
    {
      authorization: 'Bearer k-secret',
      body: {model: 'm1', stream: true, max_tokens: 1000, messages}
    }
  ])
})

test("works with the site's client, which closes the model's answer when it is stopped", async () => {
  const proxy = http.createServer((request, response) => {
    // Browsers add the origin.
    const headers = {...request.headers, origin: ORIGIN}
    const passed = http.request(endpoint, {method: 'POST', headers}, (answer) => {
      response.writeHead(answer.statusCode ?? 500)
      answer.pipe(response)
    })
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`
  const ask = (content: string, signal: AbortSignal) => {
    const messages = [MESSAGES[0], {role: 'user' as const, content}]
    return streamAnswer({endpoint: url, messages, signal})
  }
  let text = ''
  for await (const part of ask('Who hunts?', new AbortController().signal)) text += part
  expect(text).toBe('Owls [1].')
  const controller = new AbortController()
  const slow = ask('slow', controller.signal)
  expect((await slow.next()).value).toBe('Owls ')
  controller.abort()
  await expect(slow.next()).rejects.toThrow()
  await isClosed
  proxy.closeAllConnections()
  proxy.close()
})

const REFUSED = [
  ['a different origin', question(), {origin: 'https://evil.example'}, 403],
  ['no origin', question(), {}, 403],
  ['invalid JSON', '{', {origin: ORIGIN}, 400],
  ['no messages', '{}', {origin: ORIGIN}, 400],
  ['other roles', JSON.stringify({messages: [MESSAGES[1], MESSAGES[1]]}), {origin: ORIGIN}, 400],
  ['too much text', question('a'.repeat(70_000)), {origin: ORIGIN}, 400]
] as const satisfies readonly (readonly [string, string, Record<string, string>, number])[]

test.each(REFUSED)('refuses %s', async (_, body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status)
  expect(received).toEqual([])
})

test('answers preflight requests, and limits questions', async () => {
  const options = {method: 'OPTIONS', headers: {origin: ORIGIN}}
  const preflight = await fetch(endpoint, options)
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) {
    const response = await post(question())
    await response.text()
    statuses.push(response.status)
  }
  expect(statuses).toEqual([...Array.from({length: 10}, () => 200), 429])
})

test("hides the details of the model's errors", async () => {
  const response = await post(question('broken'))
  expect([response.status, await response.text()]).toEqual([502, ''])
})

describe('the endpoint for the edge', () => {
  interface EdgeFunction {
    fetch(request: Request, settings: Readonly<Record<string, string>>): Promise<Response>
  }

  async function send(init: RequestInit): Promise<Response> {
    const loaded: {default: EdgeFunction} = await import(
      /* @vite-ignore */ pathToFileURL(writeExample('ask-edge.mjs')).href
    )
    return loaded.default.fetch(new Request('https://ask.example.com/', init), {
      MODEL_URL: `http://127.0.0.1:${(model.address() as AddressInfo).port}/`,
      MODEL_KEY: 'k-secret',
      MODEL_NAME: 'm1',
      SITE_ORIGIN: ORIGIN
    })
  }

  test("passes the messages to the model, and the model's answer to the reader", async () => {
    const response = await send({method: 'POST', headers: {origin: ORIGIN}, body: question()})
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(await response.text()).toContain('data: [DONE]')
    expect(received).toMatchObject([{authorization: 'Bearer k-secret', body: {model: 'm1'}}])
  })

  test.each(REFUSED)('refuses %s', async (_, body, headers, status) => {
    expect((await send({method: 'POST', headers, body})).status).toBe(status)
    expect(received).toEqual([])
  })

  test("answers preflight requests, and hides the details of the model's errors", async () => {
    const headers = {origin: ORIGIN}
    expect((await send({method: 'OPTIONS', headers})).status).toBe(204)
    const failed = await send({method: 'POST', headers, body: question('broken')})
    expect([failed.status, await failed.text()]).toEqual([502, ''])
  })
})
