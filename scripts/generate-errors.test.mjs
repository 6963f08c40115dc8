import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {createErrorPages} from './error-reference/error-page.mjs'
import {findRaised, readSource} from './error-reference/find-raised.mjs'
import {findCase, parseCases, readCases} from './error-reference/read-cases.mjs'
import {readCatalogs} from './error-reference/read-catalogs.mjs'

/** @typedef {import('./error-reference/read-catalogs.mjs').Problem} Problem */

/** Options of the configuration, whose policies the core applies. */
const CONFIGURED = new Set(['onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'])

/** Warnings of programs that don't build sites. */
const PRINTED = new Set(['watch-limit', 'git-failed'])

const ROOT = new URL('../', import.meta.url)
const problems = await readCatalogs()
const cases = readCases()
const {strings, raised} = findRaised()
const read = (/** @type {string} */ file) => readFileSync(new URL(file, ROOT), 'utf8')
const listCodes = (/** @type {readonly Problem[]} */ found) => found.map(({code}) => code)

test('the error reference is up to date; if not, run node scripts/generate-errors.mjs', () => {
  const pages = createErrorPages(problems, cases)
  for (const [file, text] of pages) expect(read(`content/docs/${file}`), file).toBe(text)
  const files = readdirSync(new URL('content/docs/api/errors/', ROOT)).map(
    (name) => `api/errors/${name}`
  )
  expect(files.filter((file) => !pages.has(file))).toEqual([])
})

test('the index has an ID for every code, and every page fits into 50,000 characters', () => {
  const pages = createErrorPages(problems, cases)
  const index = pages.get('api/errors.md') ?? ''
  const hasId = (/** @type {string} */ code) =>
    index.includes(`<span id="${code}">`) || index.includes(` {#${code}}`)
  expect(listCodes(problems).filter((code) => !hasId(code))).toEqual([])
  for (const [file, text] of pages) expect(text.length, file).toBeLessThan(40_000)
})

test('each code is declared by one package', () => {
  const codes = listCodes(problems)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

test('every code has an explanation', () => {
  const isShort = (/** @type {string} */ text) => !/^[A-Z`[].{40,}[.)]$/s.test(text)
  expect(listCodes(problems.filter(({explanation}) => isShort(explanation)))).toEqual([])
})

test('sources use every code, and declare every code of a problem', () => {
  expect(listCodes(problems.filter(({code}) => !strings.has(code)))).toEqual([])
  const declared = new Set(listCodes(problems))
  const isUnknown = (/** @type {{code: string, message?: RegExp}} */ {code, message}) =>
    message !== undefined && code !== 'custom' && !declared.has(code)
  expect(raised.filter(isUnknown)).toEqual([])
})

test('every problem has a site in tests/errors, or an example that names a test', () => {
  const isUnproven = (/** @type {Problem} */ {code, example}) =>
    example
      ? !existsSync(new URL(example.test, ROOT)) || !read(example.test).includes(code)
      : findCase(code, cases) === undefined
  expect(listCodes(problems.filter(isUnproven))).toEqual([])
})

test('only problems without a site in tests/errors have their own example', () => {
  const isTwice = (/** @type {Problem} */ {code, example}) =>
    example !== undefined && findCase(code, cases) !== undefined
  expect(listCodes(problems.filter(isTwice))).toEqual([])
})

test('examples have the messages that sources write', () => {
  const isOther = (/** @type {Problem} */ {code, example}) => {
    const messages = raised.flatMap((item) => (item.code === code && item.message) || [])
    return example && messages.length > 0 && !messages.some((text) => text.test(example.message))
  }
  expect(listCodes(problems.filter(isOther))).toEqual([])
})

test('a problem that is a warning by default sets this where it’s created', () => {
  const warnings = problems.filter(
    ({code, policy, option = ''}) =>
      policy === 'warn' && !CONFIGURED.has(option) && !PRINTED.has(code)
  )
  const codes = new Set(listCodes(warnings))
  expect(raised.filter(({code, hasPolicy}) => codes.has(code) && !hasPolicy)).toEqual([])
})

test('problems in tests/errors have the severity from their catalogs', () => {
  const fixed = problems.filter(({option}) => option === undefined)
  const isOther = (/** @type {Problem} */ {code, policy = 'fail'}) =>
    cases.some((item) => item.code === code && (item.severity === 'error') !== (policy === 'fail'))
  expect(listCodes(fixed.filter(isOther))).toEqual([])
})

test('a case shows its message, location and hint, without source lines', () => {
  const expected =
    'exit code 1\n--- errors\nerror link-lost: Gone.\n  at a.md:2:1\n  1 | # A\n    | ^\n  → Fix it.\n1 error.\n'
  expect(parseCases('a', expected)).toEqual([
    {
      ...{name: 'a', code: 'link-lost', severity: 'error'},
      output: 'error link-lost: Gone.\n  at a.md:2:1\n  → Fix it.'
    }
  ])
})

test('finds problems in sources, with patterns for their messages', () => {
  const text = `const a = {
  code: 'nest-missing', policy: 'warn', message: \`No nest (\${b}).\`}`
  expect(readSource('a.ts', text)).toEqual([
    {code: 'nest-missing', location: 'a.ts:1', hasPolicy: true, message: /^No nest \(.*\)\.$/}
  ])
})
