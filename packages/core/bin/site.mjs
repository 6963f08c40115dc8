#!/usr/bin/env -S node --single-threaded-gc
// Sites install @lectern/core, so this package has the binary; @lectern/cli has the program.
// A build keeps each core busy with a thread: helper threads for garbage collection would only compete
// with them. On two cores, cold builds take about a tenth less time without.
import {runCli} from '@lectern/cli'

// A reader such as `head` may close the pipe early; the command still finishes.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })
}

process.exitCode = await runCli(process.argv, process)
