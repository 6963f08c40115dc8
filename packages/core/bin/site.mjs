#!/usr/bin/env -S node --single-threaded-gc
// A build keeps each core busy with a thread: helpers for collecting garbage would only take turns with
// them. Measured on two cores, cold builds take about a tenth less time without.
import {runCli} from '../dist/cli.js'

process.exitCode = await runCli(process.argv, process)
