import {afterAll, afterEach, expect, test, vi} from 'vitest'

const installed = vi.hoisted(() => ({value: true}))
vi.mock('@lectern/markdown/fast-parser', () => ({
  hasFastParser: () => Promise.resolve(installed.value)
}))

// Tests in the same thread share modules, and the others don't have the mocks.
vi.resetModules()
afterAll(() => void vi.resetModules())
const {checkParser} = await import('./check-parser.js')

const SOURCE = {
  file: 'site.config.ts',
  text: "export default {\n  markdown: {\n    parser: 'fast'\n  }\n}\n"
}

afterEach(() => {
  installed.value = true
})

test('a parser that runs isn’t reported', async () => {
  expect(await checkParser({parser: 'fast'}, SOURCE)).toEqual([])
})

test('a missing parser is reported with a position if the site requires it', async () => {
  installed.value = false
  expect(await checkParser({parser: 'auto'}, SOURCE)).toEqual([])
  expect(await checkParser({parser: 'fast'}, SOURCE)).toMatchObject([
    {code: 'markdown-parser-missing', position: {file: 'site.config.ts', line: 3}}
  ])
})
