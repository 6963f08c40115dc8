#!/usr/bin/env node
// Sites install @lectern/core, so this package has the binary; @lectern/cli has the program.
import module from 'node:module'
import {totalmem} from 'node:os'
import {setFlagsFromString} from 'node:v8'

// Node.js 22 and later keep compiled code for the next start.
module.enableCompileCache?.()

// A build keeps each core busy with a thread: helper threads for garbage collection would only compete
// with them. The flag is set here, because Alpine's `env` doesn't pass options on to Node.js.
setFlagsFromString('--no-parallel-scavenge')

// In Node.js 24 and later, each thread collects short-lived objects later than in earlier versions. With the earlier
// limit, a build of 1,000 pages needs 15% (Node.js 26) to 30% (24) less memory and takes the same time.
// On machines and in containers with up to 2 GB, Node.js already has a lower one.
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
if (memory > 2 ** 31) setFlagsFromString('--max-semi-space-size=16')

// A build ends before most of its code has run often enough for the optimizing compiler to pay off. The
// compiler runs in each thread, and took an eighth of the CPU time of a cold build of 1,000 pages. Node.js 22
// and later have a cheaper compiler for such code, and don't have the flag.
if (process.argv[2] === 'build' && process.versions.node.startsWith('20.'))
  setFlagsFromString('--interrupt-budget=270000')

// By default, the heap can grow to four times the size of the live data before garbage is collected. For large
// sites, half of that saves a third of the memory, and takes the same time.
if (process.argv[2] === 'build') setFlagsFromString('--heap-growing-percent=100')

const {runCli, watchProcess} = await import('@lectern/cli').catch((error) => {
  // The module that shows problems can't be opened either, because too many files are open.
  if (error.code === 'EMFILE' || error.code === 'ENFILE')
    console.error(
      "error open-files-exhausted: The operating system's limit for open files is too low.\n  → Raise the limit and run the command again, e.g. `ulimit -n 4096`."
    )
  else if (error.code === 'EIO' || error.code === 'EACCES' || error.code === 'EPERM')
    console.error(
      `error path-unusable: ${error.path ?? 'A file of Lectern'} can't be read: ${error.code}.\n  → Check the disk and the permissions of the installed packages.`
    )
  else throw error
  process.exit(1)
})

// A reader such as `head` may close the pipe early; the command still finishes.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error
  })
}

const endWatch = watchProcess(process, process.argv[2] ?? '')
process.exitCode = await runCli(process.argv, process)
endWatch()

// Commands that load plugins and leave nothing running. A timer or a connection that a plugin leaves open
// must not keep the process alive.
const ONE_SHOT = ['build', 'check', 'deploy', 'migrate', 'swizzle', 'write-translations']
if (ONE_SHOT.includes(process.argv[2] ?? ''))
  setTimeout(() => process.stdout.write('', () => process.exit()), 1000).unref()
