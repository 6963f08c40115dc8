import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {createSampleTerminal, createSampleTheme} from '../fixtures/sample-theme.js'
import {swizzle, type SwizzleFlags, type SwizzlePrompts} from './swizzle.js'

const FILES = {
  'Owl.tsx': 'export default function Owl(props: {name: string}) {\n  return props.name\n}\n',
  'Lark.tsx': 'export default function Lark() {}\n'
}
const CONFIG = {
  default: {eject: 'safe', wrap: 'safe'},
  components: {
    Lark: {
      actions: {eject: 'unsafe', wrap: 'safe'},
      description: 'Renders a lark that sings from sunrise on.'
    }
  }
} as const

/** Creates prompts that are answered according to the start of their message. */
function createPrompts(answers: Readonly<Record<string, string | boolean>>) {
  const asked: string[] = []
  const answer = (message: string) => {
    asked.push(message)
    const [, value] = Object.entries(answers).find(([start]) => message.startsWith(start)) ?? []
    if (value === undefined) throw new Error(`Nobody answers “${message}”.`)
    return value
  }
  const prompts: SwizzlePrompts = {
    search: async (message) => String(answer(message)),
    async select(message, choices) {
      const value = answer(message)
      const chosen = choices.find((choice) => choice.value === value)
      if (!chosen) throw new Error(`${value} is no choice.`)
      return chosen.value
    },
    confirm: async (message) => answer(message) === true
  }
  return {prompts, asked}
}

interface Run {
  flags?: SwizzleFlags
  prompts?: SwizzlePrompts
  isTypeScript?: boolean
  /** Width of the window. */
  columns?: number
}

/** Runs the command in a new site. Returns the printed lines and the written files. */
async function run(
  words: readonly string[],
  {flags = {}, prompts, isTypeScript, columns}: Run = {}
) {
  const {siteDir, plugins} = createSampleTheme(FILES, CONFIG)
  if (isTypeScript) fs.writeFileSync(path.join(siteDir, 'tsconfig.json'), '{}')
  const {terminal, printed} = createSampleTerminal()
  const fail = (message: string): never => {
    throw new Error(message)
  }
  const failure = await swizzle(
    {site: {siteDir, plugins}, words, flags},
    {terminal: {...terminal, columns}, prompts, fail}
  ).then(
    () => undefined,
    (error: unknown) =>
      error instanceof SiteError ? error.problems[0]?.code : String(error).replace(/^Error: /, '')
  )
  const folder = path.join(siteDir, flags.path ?? 'src/theme')
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : []
  return {failure, printed, files}
}

test('wraps a component', async () => {
  const {printed, files} = await run(['Owl'], {flags: {wrap: true}})
  expect(files).toEqual(['Owl.jsx'])
  expect(printed).toEqual(['Wrote src/theme/Owl.jsx'])
})

test('an ejected component records its origin, and the output says to commit it', async () => {
  const {printed, files} = await run(['theme-a', 'Owl'], {flags: {eject: true, typescript: true}})
  expect(files).toEqual(['Owl.tsx', 'swizzled.json'])
  expect(printed[0]).toBe('Wrote src/theme/Owl.tsx')
  expect(printed[1]).toContain('swizzled.json')
})

test('writes components to a different folder on request', async () => {
  const {printed} = await run(['Owl'], {flags: {wrap: true, path: 'parts'}})
  expect(printed).toEqual(['Wrote parts/Owl.jsx'])
})

test('lists the components and shows which are safe', async () => {
  const {printed, files} = await run([], {flags: {list: true}})
  expect(printed.join('\n')).toMatch(/Lark[\s\S]*Owl/)
  expect(files).toEqual([])
})

test('in a narrow window, descriptions are below their components', async () => {
  const lines = async (columns?: number) =>
    (await run([], {flags: {list: true}, columns})).printed.join('\n').split('\n')
  const wide = await lines(200)
  expect(wide).toEqual(await lines())
  expect(wide.find((line) => line.includes('Lark'))).toMatch(/ on\.$/)
  // The last line is a sentence.
  const narrow = (await lines(40)).slice(0, -1)
  expect(Math.max(...narrow.map((line) => line.length))).toBeLessThanOrEqual(40)
  const [row = '', ...rest] = narrow.slice(narrow.findIndex((line) => line.includes('Lark')))
  expect(row).toMatch(/^ {2}Lark .*safe$/)
  expect(rest.slice(0, 2)).toEqual(['    Renders a lark that sings from', '    sunrise on.'])
})

test.each<[string, readonly string[], SwizzleFlags, string]>([
  ['a component', [], {}, 'missing component'],
  ['what to do with it', ['Owl'], {}, 'missing action for Owl'],
  ['the confirmation for an unsafe component', ['Lark'], {eject: true}, 'swizzle-unsafe'],
  ['a component that the theme has', ['Wren'], {wrap: true}, 'swizzle-component-unknown']
])('without a terminal, %s is required', async (_, words, flags, message) => {
  const {failure, files} = await run(words, {flags})
  expect(failure).toContain(message)
  expect(files).toEqual([])
})

test('a TypeScript site gets TypeScript files unless a flag says otherwise', async () => {
  const filesOf = async (flags: SwizzleFlags) =>
    (await run(['Owl'], {flags: {wrap: true, ...flags}, isTypeScript: true})).files
  expect(await filesOf({})).toEqual(['Owl.tsx'])
  expect(await filesOf({javascript: true})).toEqual(['Owl.jsx'])
})

test('on a terminal, prompts for everything that isn’t passed as a flag', async () => {
  const {prompts, asked} = createPrompts({
    'Choose a component': 'Lark',
    'Choose an action': 'eject',
    'Lark is internal': true
  })
  const {files} = await run([], {prompts, isTypeScript: true})
  expect(files).toEqual(['Lark.tsx', 'swizzled.json'])
  expect(asked).toHaveLength(3)
})

test('flags replace every prompt', async () => {
  const {prompts, asked} = createPrompts({})
  const flags = {eject: true, danger: true, javascript: true}
  expect((await run(['Lark'], {flags, prompts})).files).toEqual(['Lark.jsx', 'swizzled.json'])
  expect(asked).toEqual([])
})

test('writes nothing unsafe without confirmation', async () => {
  const {prompts} = createPrompts({'Lark is internal': false})
  const {failure, files} = await run(['Lark'], {flags: {eject: true}, prompts})
  expect([failure, files]).toEqual(['swizzle-unsafe', []])
})
