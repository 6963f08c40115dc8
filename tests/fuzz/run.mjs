// Searches for inputs that a parser fails on, guided by the code that each input reaches. Prints the
// seed first.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {build} from 'esbuild'
import {createRandom} from '../benchmarks/random.mjs'
import {changeText} from './change-text.mjs'
import {followCoverage} from './coverage.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const CORPUS = path.join(HERE, 'corpus')
/** Maximum milliseconds per text. All parsers take linear time, and texts are short. */
const LONGEST_READ = 500

const all = fs.readdirSync(CORPUS)
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    runs: {type: 'string', default: '20000'},
    seed: {type: 'string'},
    save: {type: 'boolean'}
  }
})
const seed = values.seed ?? String(Math.floor(Math.random() * 1_000_000))
const names = positionals.length > 0 ? positionals : all
if (
  !names.every((name) => all.includes(name)) ||
  ![values.runs, seed].every((value) => /^\d+$/.test(value))
) {
  console.error(
    `Usage: npm run fuzz -- [--runs 20000] [--seed 1] [--save] [targets: ${all.join(', ')}]`
  )
  process.exit(2)
}
console.log(`Seed ${seed}`)
const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'lectern-fuzz-'))
try {
  for (const name of names) await fuzz(name)
} finally {
  fs.rmSync(folder, {recursive: true})
}

/** @param {string} name of a target */
async function fuzz(name) {
  const file = path.join(folder, `${name}.mjs`)
  await build({
    entryPoints: [path.join(HERE, 'targets.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    // Resolve packages from here.
    define: {'import.meta.url': JSON.stringify(import.meta.url)},
    banner: {
      js: `import {createRequire as from} from 'node:module'; const require = from(${JSON.stringify(import.meta.url)})`
    },
    logLevel: 'error'
  })
  const url = pathToFileURL(file).href
  const coverage = await followCoverage(url)
  const {runTarget} = await import(url)
  const random = createRandom(Number(seed)).next
  const texts = readCorpus(name)
  /** @type {string[]} */
  const found = []
  for (const text of texts) runTarget(name, text)
  await coverage.hasGrown()
  for (let run = 0; run < Number(values.runs); run++) {
    const text = changeText(texts[Math.floor(random() * texts.length)] ?? '', texts, random)
    const failure = findFailure(() => runTarget(name, text))
    if (failure !== undefined) {
      found.push(text)
      console.error(`${name}: ${failure}\n${JSON.stringify(text)}`)
      process.exitCode = 1
      break
    }
    if (await coverage.hasGrown()) {
      texts.push(text)
      if (values.save) fs.writeFileSync(path.join(CORPUS, name, `${seed}-${run}.txt`), text)
    }
  }
  coverage.end()
  console.log(`${name}: ${values.runs} runs, ${texts.length} texts reach different code`)
}

/** @param {string} name */
function readCorpus(name) {
  const own = path.join(CORPUS, name)
  return fs.readdirSync(own).map((file) => fs.readFileSync(path.join(own, file), 'utf8'))
}

/**
 * @param {() => void} read
 * @returns {string | undefined}
 */
function findFailure(read) {
  const start = process.cpuUsage()
  try {
    read()
  } catch (error) {
    return error instanceof Error ? error.stack : String(error)
  }
  const {user} = process.cpuUsage(start)
  return user / 1000 > LONGEST_READ ? `It took ${Math.round(user / 1000)} ms.` : undefined
}
