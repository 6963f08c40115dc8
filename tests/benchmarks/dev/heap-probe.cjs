// Loaded into every thread of a measured server (`node --require`). On SIGUSR2 each thread collects its
// garbage and writes the bytes that are left to a file of its own below HEAP_PROBE_DIR.
const fs = require('node:fs')
const path = require('node:path')
const v8 = require('node:v8')
const vm = require('node:vm')
const {BroadcastChannel, isMainThread, threadId} = require('node:worker_threads')

const folder = process.env.HEAP_PROBE_DIR
if (folder) {
  v8.setFlagsFromString('--expose-gc')
  const collect = vm.runInNewContext('gc')
  const write = () => {
    collect()
    const {heapUsed, external} = process.memoryUsage()
    const name = isMainThread ? 'main' : `thread-${threadId}`
    fs.writeFileSync(path.join(folder, name), JSON.stringify({heapUsed, external}))
  }
  const channel = new BroadcastChannel('heap-probe')
  channel.onmessage = write
  channel.unref()
  if (isMainThread)
    process.on('SIGUSR2', () => {
      channel.postMessage('write')
      write()
    })
}
