import {expect, test} from 'vitest'
import {collect} from '../fixtures/collect.js'
import {createDelta as delta, startEndpoint} from '../fixtures/test-endpoint.js'
import {streamAnswer} from './stream-answer.js'

const MESSAGES = [{role: 'user', content: 'Who hunts?'}] as const

const request = (endpoint: string, signal = new AbortController().signal) =>
  streamAnswer({endpoint, model: 'm1', messages: MESSAGES, signal})

const respond = (text: string, status = 200) =>
  startEndpoint((_, response) => response.writeHead(status).end(text))

test('sends a question and returns the parts of the answer', async () => {
  const received: unknown[] = []
  const endpoint = await startEndpoint(async (incoming, response) => {
    const body = Buffer.concat(await collect(incoming as AsyncIterable<Buffer>))
    received.push(incoming.method, incoming.headers.authorization, JSON.parse(String(body)))
    response.write(delta('Owls '))
    response.write(`data: {"choices":[{"delta":{"role":"assistant"}}]}\n\n${delta(null)}`)
    response.end(`${delta('hunt.')}data: {"choices":[]}\n\ndata: [DONE]\n\n`)
  })
  expect(await collect(request(endpoint))).toEqual(['Owls ', 'hunt.'])
  const body = {model: 'm1', stream: true, messages: MESSAGES}
  expect(received).toEqual(['POST', undefined, body])
})

test.each([
  ['', 429, 'responded with 429'],
  ['', 500, 'responded with 500'],
  [`${delta('a')}data: {"error":{"message":"Overloaded"}}\n\n`, 200, 'sent an error: Overloaded'],
  [`${delta('a')}data: {"choices"\n\n`, 200, 'JSON'],
  ['data: 7\n\n', 200, "isn't an object"],
  [delta('a'), 200, 'incomplete'],
  ['<!doctype html>', 200, 'incomplete']
])('rejects the response %j with status %i', async (text, status, message) => {
  await expect(collect(request(await respond(text, status)))).rejects.toThrow(message)
})

test('ends an answer that is too long', async () => {
  const endpoint = await respond(delta('a'.repeat(30_000)).repeat(3))
  const parts = await collect(request(endpoint))
  expect(parts.map(({length}) => length)).toEqual([30_000, 20_000])
})

test('closes the connection when it is stopped', async () => {
  let onClose = () => {}
  const closed = new Promise<void>((resolve) => {
    onClose = resolve
  })
  const endpoint = await startEndpoint((_, response) => {
    response.on('close', onClose)
    response.write(delta('Owls '))
  })
  const controller = new AbortController()
  const answer = request(endpoint, controller.signal)
  expect(await answer.next()).toEqual({done: false, value: 'Owls '})
  controller.abort()
  await expect(answer.next()).rejects.toThrow(/abort/)
  await closed
})
