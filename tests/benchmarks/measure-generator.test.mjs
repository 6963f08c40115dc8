import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {clear, deleteCleared, measureGenerator} from './measure-generator.mjs'

// The smallest generator: wraps each page's text, and loads one script that imports another. Its memory is sampled every
// 50 milliseconds, so it runs for longer.
const PROGRAM = `
import fs from 'node:fs'
import path from 'node:path'
for (const file of fs.readdirSync('docs', {recursive: true})) {
  if (!file.endsWith('.md')) continue
  const target = path.join('build', file.replace(/\\.md$/, '.html'))
  fs.mkdirSync(path.dirname(target), {recursive: true})
  const text = fs.readFileSync(path.join('docs', file), 'utf8')
  const head = '<link rel="stylesheet" href="/a.css"><script type="module" src="/main.js"></script>'
  fs.writeFileSync(target, head + text)
}
fs.writeFileSync('build/main.js', 'import"./other.js";import("./later.js")')
fs.writeFileSync('build/other.js', 'console.log(1)')
fs.writeFileSync('build/later.js', 'console.log("later")'.repeat(100))
fs.writeFileSync('build/a.css', 'a{}')
await new Promise((resolve) => setTimeout(resolve, 300))
`

let siteDir = ''
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-bench-test-'))
})
afterEach(() => {
  deleteCleared(createSmallest())
  rmSync(siteDir, {recursive: true, force: true})
})

/** @returns {import('./generators.mjs').Generator} */
function createSmallest() {
  return {
    name: 'Smallest',
    flavor: 'lectern',
    siteDir,
    docsDir: path.join(siteDir, 'docs'),
    outDir: path.join(siteDir, 'build'),
    cacheDirs: [path.join(siteDir, '.site')],
    routePrefix: '',
    command: [process.execPath, 'generate.mjs']
  }
}

/** @param {string} program */
function measure(program) {
  writeFileSync(path.join(siteDir, 'generate.mjs'), program)
  return measureGenerator(createSmallest(), {pages: 5, runs: 1, log: () => {}})
}

test('measures times, memory and page sizes of a generator', async () => {
  const {baseline, cold, weight, stale, repeatable, outputBytes} = await measure(PROGRAM)
  expect(baseline.seconds).toBeGreaterThan(0.05)
  expect(cold.seconds).toBeGreaterThan(0.01)
  expect(cold.peakBytes).toBeGreaterThan(1e6)
  expect(outputBytes).toBeGreaterThan(20_000)
  expect({stale, repeatable}).toEqual({stale: false, repeatable: true})
  expect(weight.mainJs).toBeGreaterThan(40)
  expect(weight.js).toBeGreaterThan(weight.mainJs)
  expect(weight.js).toBeLessThan(120)
  expect(weight.css).toBeGreaterThan(10)
})

test('a page that keeps its old text is reported as stale', async () => {
  expect(await measure(PROGRAM.replace('head + text', 'head'))).toMatchObject({
    stale: true,
    repeatable: true
  })
})

test('output that differs between builds is reported', async () => {
  expect(
    await measure(PROGRAM.replace('head + text', 'head + text + process.hrtime.bigint()'))
  ).toMatchObject({stale: false, repeatable: false})
})

test('a failing build ends the benchmark with its output', async () => {
  const broken = measure("throw new Error('out of paper')")
  await expect(broken).rejects.toThrow(
    /Smallest ended with exit code 1 \(cold\)[\s\S]*out of paper/
  )
})

test('a cold build finds no output, and the files of the builds before are deleted at the end', async () => {
  await measure(PROGRAM)
  const generator = createSmallest()
  clear(generator)
  expect(existsSync(generator.outDir)).toBe(false)
  expect(readdirSync(`${siteDir}.removed`)).toHaveLength(2)
  deleteCleared(generator)
  expect(existsSync(`${siteDir}.removed`)).toBe(false)
})
