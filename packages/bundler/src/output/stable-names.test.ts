import {expect, test} from 'vitest'
import {createStableHashes, replaceHashes} from './stable-names.js'

const file = (name: string, text: string, modules: readonly string[] = ['a.js']) => ({
  file: `js/${name}.js`,
  text,
  modules
})

/** Returns the names for the same code with different hashes from two runs. */
function namesOf(main: string, chunk: string, code = 'export let a = 1') {
  const hashes = createStableHashes([
    file(`main-${main}`, `import{a}from"./chunk-${chunk}.js";a()`),
    file(`chunk-${chunk}`, code)
  ])
  return [main, chunk].map((hash) => hashes.get(hash))
}

test('the same code gets the same name, regardless of the bundler’s name for it', () => {
  expect(namesOf('AAAAAAAA', 'BBBBBBBB')).toEqual(namesOf('CCCCCCCC', 'DDDDDDDD'))
})

test('changed code and its importers get different names', () => {
  const [main, chunk] = namesOf('AAAAAAAA', 'BBBBBBBB')
  const [newMain, newChunk] = namesOf('AAAAAAAA', 'BBBBBBBB', 'export let a = 2')
  expect(newChunk).not.toBe(chunk)
  expect(newMain).not.toBe(main)
})

test('scripts that import each other get names', () => {
  const hashes = createStableHashes([
    file('a-AAAAAAAA', 'import"./b-BBBBBBBB.js"'),
    file('b-BBBBBBBB', 'import"./a-AAAAAAAA.js"')
  ])
  expect([...hashes.keys()]).toEqual(['AAAAAAAA', 'BBBBBBBB'])
})

test('two scripts with the same content stay separate', () => {
  const twins = [file('chunk-AAAAAAAA', 'let a'), file('chunk-BBBBBBBB', 'let a')]
  expect(new Set(createStableHashes(twins).values()).size).toBe(2)
})

test('a script whose imports are reordered gets a different name', () => {
  const chunks = [file('chunk-BBBBBBBB', 'b()'), file('chunk-CCCCCCCC', 'c()')]
  const nameOf = (text: string) =>
    createStableHashes([file('main-AAAAAAAA', text), ...chunks]).get('AAAAAAAA')
  expect(nameOf('import"./chunk-BBBBBBBB.js";import"./chunk-CCCCCCCC.js"')).not.toBe(
    nameOf('import"./chunk-CCCCCCCC.js";import"./chunk-BBBBBBBB.js"')
  )
})

test('replaces hashes only in imports and names', () => {
  const hashes = new Map([['AAAAAAAA', 'ZZZZZZZZ']])
  expect(replaceHashes('import"/x/a-AAAAAAAA.js";"a-AAAAAAAA";"b-BBBBBBBB.js"', hashes)).toBe(
    'import"/x/a-ZZZZZZZZ.js";"a-AAAAAAAA";"b-BBBBBBBB.js"'
  )
})
