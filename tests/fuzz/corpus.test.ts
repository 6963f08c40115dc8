import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {runTarget, TARGETS} from './targets.js'

const CORPUS = fileURLToPath(new URL('corpus', import.meta.url))

test('each target has a corpus', () => {
  expect(readdirSync(CORPUS).sort()).toEqual(Object.keys(TARGETS).sort())
})

test.each(Object.keys(TARGETS))('%s: parses every input in the corpus', (name) => {
  const files = readdirSync(path.join(CORPUS, name))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const text = readFileSync(path.join(CORPUS, name, file), 'utf8')
    expect(() => runTarget(name, text), file).not.toThrow()
  }
})
