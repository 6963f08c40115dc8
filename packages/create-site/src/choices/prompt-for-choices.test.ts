import {PassThrough} from 'node:stream'
import {stripVTControlCharacters} from 'node:util'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {promptForChoices, PromptCanceled} from './prompt-for-choices.js'
import type {PartialChoices} from './site-choices.js'

const ENTER = '\r'
const DOWN = '\u001B[B'
const CTRL_C = '\u0003'

type Answer = readonly [question: string, keys: string]

/** Prompts for choices. Each answer is typed once its question is shown. */
async function prompt(
  given: PartialChoices,
  answers: readonly Answer[],
  files: Readonly<Record<string, string>> = {}
) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const left = [...answers]
  let screen = ''
  output.on('data', (chunk) => {
    screen += stripVTControlCharacters(String(chunk))
    const [question, keys] = left[0] ?? []
    if (question === undefined || !screen.includes(question)) return
    left.shift()
    setImmediate(() => input.write(keys))
  })
  const context = {cwd: createTemporarySite(files), packageManager: 'pnpm', input, output}
  const choices = await promptForChoices(given, context)
  return {choices, screen: () => screen}
}

const ALL: Required<PartialChoices> = {
  ...{folder: 'notes', template: 'minimal', language: 'javascript', install: false, git: false}
}

test("doesn't prompt for given choices", async () => {
  const {choices, screen} = await prompt(ALL, [])
  expect(choices).toEqual(ALL)
  expect(screen()).not.toContain('Choose')
})

test('Enter accepts the default of every prompt', async () => {
  const {choices, screen} = await prompt({}, [
    ['Choose a folder', ENTER],
    ['Choose a template', ENTER],
    ['Choose a language', ENTER],
    ['Install packages', ENTER],
    ['Initialize a Git', ENTER]
  ])
  expect(choices).toEqual({
    ...{folder: 'my-docs', template: 'classic', language: 'typescript', install: true, git: true}
  })
  expect(screen()).toContain('Install packages with pnpm?')
})

test.each<[keyof PartialChoices, Answer, unknown]>([
  ['folder', ['Choose a folder', `birds${ENTER}`], 'birds'],
  ['template', ['Choose a template', DOWN + ENTER], 'minimal'],
  ['language', ['Choose a language', DOWN + ENTER], 'javascript'],
  ['install', ['Install packages', 'n'], false],
  ['git', ['Initialize a Git', 'n'], false]
])('only prompts for the %s if nothing else is missing', async (name, answer, expected) => {
  const {choices} = await prompt({...ALL, [name]: undefined}, [answer])
  expect(choices).toEqual({...ALL, [name]: expected})
})

test('rejects a non-empty folder immediately and prompts for a different one', async () => {
  const {choices, screen} = await prompt(
    {...ALL, folder: undefined},
    [
      ['Choose a folder', `full${ENTER}`],
      ['it contains readme.md', `-2${ENTER}`]
    ],
    {'full/readme.md': 'Kept.'}
  )
  expect(choices.folder).toBe('full-2')
  expect(screen()).toContain('it contains readme.md.')
})

test.each(['folder', 'template', 'language', 'install', 'git'] as const)(
  'Ctrl+C cancels the prompt for the %s',
  async (name) => {
    const given = {...ALL, [name]: undefined}
    await expect(prompt(given, [['', CTRL_C]])).rejects.toBeInstanceOf(PromptCanceled)
  }
)
