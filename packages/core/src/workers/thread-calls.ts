import {MessageChannel, type MessagePort} from 'node:worker_threads'
import {messageOf} from '@lectern/shared/problems/site-problem'
import type {ThreadCall} from './task.js'

/** A message or an answer can't be sent between threads, or the other thread failed. */
export class ThreadCallError extends Error {
  override readonly name = 'ThreadCallError'
}

interface CallMessage {
  id: number
  message: unknown
}

type AnswerMessage = {id: number; answer: unknown} | {id: number; error: string}

/** Creates a port whose calls are answered in this thread until the port is closed. */
export function createAnsweredPort(answer: ThreadCall): {port: MessagePort; close(): void} {
  const {port1: own, port2: port} = new MessageChannel()
  const send = (message: AnswerMessage) => {
    try {
      own.postMessage(message)
    } catch (error) {
      own.postMessage({id: message.id, error: messageOf(error)} satisfies AnswerMessage)
    }
  }
  own.on('message', ({id, message}: CallMessage) => {
    answer(message).then(
      (answer) => send({id, answer}),
      (error: unknown) => send({id, error: messageOf(error)})
    )
  })
  return {port, close: () => own.close()}
}

/** Returns a function that sends calls to the other end of a port. */
export function openCalls(port: MessagePort): ThreadCall {
  const waiting = new Map<number, (message: AnswerMessage) => void>()
  let count = 0
  port.on('message', (message: AnswerMessage) => {
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  return async (message) => {
    const id = ++count
    const answered = new Promise<AnswerMessage>((resolve) => waiting.set(id, resolve))
    try {
      port.postMessage({id, message} satisfies CallMessage)
    } catch (error) {
      waiting.delete(id)
      throw new ThreadCallError(messageOf(error), {cause: error})
    }
    const result = await answered
    if ('error' in result) throw new ThreadCallError(result.error)
    return result.answer
  }
}
