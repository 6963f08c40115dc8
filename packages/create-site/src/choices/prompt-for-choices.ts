import path from 'node:path'
import type {Readable, Writable} from 'node:stream'
import * as prompts from '@clack/prompts'
import {findTargetProblem} from './find-target-problem.js'
import {
  DEFAULTS,
  type Language,
  type PartialChoices,
  TEMPLATES,
  type TemplateName
} from './site-choices.js'
import {findNameProblem} from './site-names.js'

/** Thrown when a prompt is canceled with Ctrl+C. */
export class PromptCanceled extends Error {}

/** Settings of the prompts. */
export interface PromptContext {
  /** Folder that entered paths are relative to. */
  cwd: string
  packageManager: string
  input?: Readable
  output?: Writable
}

type Streams = Pick<PromptContext, 'input' | 'output'>

/** Descriptions of the templates. */
const DESCRIPTIONS: Readonly<Record<TemplateName, string>> = {
  classic: 'docs, a blog and a home page',
  minimal: 'docs only'
}

/**
 * Prompts for missing choices on the terminal.
 *
 * @throws PromptCanceled
 */
export async function promptForChoices(
  given: PartialChoices,
  {cwd, packageManager, ...streams}: PromptContext
): Promise<Required<PartialChoices>> {
  prompts.intro('Create a Lectern site', streams)
  const folder = given.folder ?? (await promptForFolder(cwd, streams))
  const template = given.template ?? (await promptForTemplate(streams))
  const language = given.language ?? (await promptForLanguage(streams))
  const install =
    given.install ?? (await confirm(`Install packages with ${packageManager}?`, streams))
  const git = given.git ?? (await confirm('Initialize a Git repository?', streams))
  return {folder, template, language, install, git}
}

async function promptForFolder(cwd: string, streams: Streams): Promise<string> {
  return answered(
    await prompts.text({
      message: 'Choose a folder',
      // Shown in gray until the user starts typing.
      placeholder: DEFAULTS.folder,
      defaultValue: DEFAULTS.folder,
      validate: (value) => {
        const folder = path.resolve(cwd, value || DEFAULTS.folder)
        return (findNameProblem(folder) ?? findTargetProblem(folder))?.message
      },
      ...streams
    })
  )
}

async function promptForTemplate(streams: Streams): Promise<TemplateName> {
  return answered(
    await prompts.select<TemplateName>({
      message: 'Choose a template',
      options: TEMPLATES.map((value) => ({value, label: value, hint: DESCRIPTIONS[value]})),
      ...streams
    })
  )
}

async function promptForLanguage(streams: Streams): Promise<Language> {
  return answered(
    await prompts.select<Language>({
      message: 'Choose a language',
      options: [
        {value: 'typescript', label: 'TypeScript'},
        {value: 'javascript', label: 'JavaScript'}
      ],
      ...streams
    })
  )
}

async function confirm(message: string, streams: Streams): Promise<boolean> {
  return answered(await prompts.confirm({message, initialValue: true, ...streams}))
}

function answered<T>(answer: T): Exclude<T, symbol> {
  if (prompts.isCancel(answer)) throw new PromptCanceled()
  // Symbols are only returned for canceled prompts.
  return answer as Exclude<T, symbol>
}
