import {describe, expect, test} from 'vitest'
import {readTestTitles} from './check-specification/test-titles.mjs'
import {findTraceProblems} from './check-specification/trace-problems.mjs'

const titles = (/** @type {string} */ file) =>
  file === 'a.test.ts' ? new Set(['one', 'group > two']) : undefined

/** @param {readonly object[]} clauses */
function problemsOf(clauses, name = '4-states.json') {
  const section = /** @type {import('./check-specification.mjs').Section} */ ({name, clauses})
  return findTraceProblems([section], titles)
}

const proven = {id: '4.1', clause: 'It opens.', tests: {'a.test.ts': ['one', 'group > two']}}

describe('a trace', () => {
  test('is valid if all clauses have tests', () => {
    expect(problemsOf([proven, {...proven, id: '4.12'}])).toEqual([])
  })

  test('reports a clause without tests with its requirement', () => {
    const clauses = [
      {...proven, tests: {}},
      {...proven, id: '4.2', tests: {'a.test.ts': []}}
    ]
    expect(problemsOf(clauses)).toEqual([
      '4.1 has no test: It opens.',
      '4.2 has no test: It opens.'
    ])
  })

  test('reports missing tests and files', () => {
    const tests = {'a.test.ts': ['one', 'two'], 'gone.test.ts': ['three']}
    expect(problemsOf([{...proven, tests}])).toEqual([
      '4.1 names a test that a.test.ts does not run: “two”',
      '4.1 names gone.test.ts, which does not exist.'
    ])
  })

  test('has unique IDs, even across sections', () => {
    expect(problemsOf([proven, proven])).toEqual(['4.1 is the id of several clauses.'])
  })

  test('numbers its clauses by section', () => {
    const [first, ...others] = problemsOf([proven, {...proven, id: '5.x'}], '5-rules.json')
    expect(first).toBe('4.1 stands in 5-rules.json, whose clauses are numbered 5.1, 5.2, …')
    expect(others).toHaveLength(1)
  })
})

describe('the titles of a file', () => {
  /** @param {string} text */
  const read = (text) => readTestTitles('a.spec.ts', text)

  test('follow the titles of their groups', () => {
    const text = `
      test('alone', () => {})
      describe('outer', () => {
        test.describe('inner', () => { readingTest('deep', async ({page}) => {}) })
        it('shallow', () => {})
      })`
    expect(read(text)).toEqual(['alone', 'outer > inner > deep', 'outer > shallow'])
  })

  test('keep placeholders if they’re computed', () => {
    const text = `test.each([1])('%s is one', () => {})\nfor (const name of names) test(\`opens \${name}\`, () => {})`
    expect(read(text)).toEqual(['%s is one', `opens \${name}`])
  })

  test('include only tests that run', () => {
    const text = `
      test.skip('skipped', () => {})
      test.fixme('broken', () => {})
      it.todo('later')
      describe.skip('none of them', () => { test('inside', () => {}) })
      // test('in a comment', () => {})
      git('init', 'folder')
      test.use({locale: 'de'})
      test.only('runs', () => {})`
    expect(read(text)).toEqual(['runs'])
  })
})
