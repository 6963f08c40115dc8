import {expect, test} from 'vitest'
import {createAnsweredPort, openCalls, ThreadCallError} from './thread-calls.js'

async function callThrough(answer: (message: unknown) => Promise<unknown>, ...messages: unknown[]) {
  const {port, close} = createAnsweredPort(answer)
  const call = openCalls(port)
  const results = await Promise.allSettled(messages.map(call))
  close()
  return results
}

test('returns the answer to each call, in any order', async () => {
  let release = () => {}
  const later = new Promise<void>((resolve) => {
    release = resolve
  })
  const results = await callThrough(
    async (message) => {
      if (message === 'first') await later
      else release()
      return {answer: message}
    },
    'first',
    'second'
  )
  expect(results.map((result) => 'value' in result && result.value)).toEqual([
    {answer: 'first'},
    {answer: 'second'}
  ])
})

test.each([
  ['the other thread fails', async () => Promise.reject(new Error('No.')), 'a', 'No.'],
  ['the answer has a function', async () => () => 1, 'a', /could not be cloned/],
  ['the message has a function', async () => 1, () => 1, /could not be cloned/]
])('throws if %s', async (_, answer, message, reason) => {
  const [result] = await callThrough(answer, message)
  if (result?.status !== 'rejected') throw new Error('The call succeeded.')
  expect(result.reason).toBeInstanceOf(ThreadCallError)
  expect(result.reason.message).toMatch(reason)
})
