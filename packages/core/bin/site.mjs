#!/usr/bin/env -S node --single-threaded-gc
// A build keeps each core busy with a thread: helpers for collecting garbage would only take turns with
// them. Measured on two cores, cold builds take about a tenth less time without.
import {runCli} from '../dist/cli.js'

// Whoever reads along, such as `head`, may have read enough: what was begun goes on without words.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })
}

process.exitCode = await runCli(process.argv, process)
