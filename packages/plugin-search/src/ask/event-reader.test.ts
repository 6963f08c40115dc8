import {expect, test} from 'vitest'
import {collect} from '../fixtures/collect.js'
import {readEvents} from './event-reader.js'

function streamOf(parts: readonly Uint8Array[], onCancel = () => {}): ReadableStream<Uint8Array> {
  const rest = [...parts]
  return new ReadableStream({
    pull(controller) {
      const part = rest.shift()
      if (part) controller.enqueue(part)
      else controller.close()
    },
    cancel: onCancel
  })
}

const encode = (text: string) => new TextEncoder().encode(text)

const EVENTS =
  ': comment\r\ndata: {"owl":"🦉"}\r\n\r\nevent: x\ndata:a\ndata: b\n\nid: 1\n\ndata\r\rdata: [DONE]\n\n'
const EXPECTED = ['{"owl":"🦉"}', 'a\nb', '', '[DONE]']

const bytes = encode(EVENTS)

test.each([1, 2, 3, 7, 64, bytes.length])('reads events in parts of %i bytes', async (size) => {
  const parts = Array.from({length: Math.ceil(bytes.length / size)}, (_, index) =>
    bytes.slice(index * size, (index + 1) * size)
  )
  expect(await collect(readEvents(streamOf(parts)))).toEqual(EXPECTED)
})

test('reads events at every boundary', async () => {
  for (let at = 1; at < bytes.length; at++) {
    const parts = [bytes.slice(0, at), bytes.slice(at)]
    expect(await collect(readEvents(streamOf(parts))), `at ${at}`).toEqual(EXPECTED)
  }
})

test('reads a last event without a blank line, but not an unfinished line', async () => {
  const events = readEvents(streamOf([encode('data: a\ndata: {"b')]))
  expect(await collect(events)).toEqual(['a'])
})

test('rejects a line without end', async () => {
  const part = encode('a'.repeat(300_000))
  const events = readEvents(streamOf([part, part, part, part, part]))
  await expect(collect(events)).rejects.toThrow('too long')
})

test("closes the connection if the rest isn't read", async () => {
  let isCancelled = false
  const parts = [encode('data: a\n\n'), encode('data: b\n\n'), encode('data: c\n\n')]
  for await (const event of readEvents(streamOf(parts, () => (isCancelled = true)))) {
    expect(event).toBe('a')
    break
  }
  expect(isCancelled).toBe(true)
})
