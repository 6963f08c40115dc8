import {Worker} from 'node:worker_threads'
import {expect, test} from 'vitest'
import {openWorkerLine} from './worker-line.js'

function open(code: string, onEnd: () => void) {
  return openWorkerLine({nodeEnv: 'production', onEnd}, () => new Worker(code, {eval: true}))
}

test('reports the end of a thread without pending requests', async () => {
  await new Promise<void>((resolve) => open('process.exit(1)', resolve))
})

test('rejects the requests of a thread that ends', async () => {
  const exits = "require('node:worker_threads').parentPort.on('message', () => process.exit(1))"
  const {send} = open(exits, () => {})
  await expect(send({entry: '/main.mjs'})).rejects.toThrow('the code of a page ended the process')
})
