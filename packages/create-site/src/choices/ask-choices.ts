import * as prompts from '@clack/prompts'
import path from 'node:path'
import {findTargetProblem} from './find-target-problem.js'
import {type Language, TEMPLATES, type TemplateName} from './site-choices.js'
import {findNameProblem} from './site-names.js'

/** What the command line said; what is missing is asked for, or taken from the defaults. */
export interface PartialChoices {
  /** As it was typed. */
  folder?: string
  template?: TemplateName
  language?: Language
  install?: boolean
  git?: boolean
}

/** Thrown when a question is answered with Ctrl+C. */
export class Cancelled extends Error {}

/** What templates are, for those who choose. */
const DESCRIPTIONS: Readonly<Record<TemplateName, string>> = {
  classic: 'documents, a blog and a home page',
  minimal: 'documents only'
}

/** What is taken when nobody can be asked. */
export const DEFAULTS = {
  folder: 'my-docs',
  template: 'classic',
  language: 'typescript',
  install: true,
  git: true
} as const satisfies Required<PartialChoices>

/**
 * Ask on the terminal for what is missing.
 *
 * @param cwd - Folder to which an answer is relative.
 * @throws Cancelled
 */
export async function askChoices(
  given: PartialChoices,
  {cwd, packageManager}: {cwd: string; packageManager: string}
): Promise<Required<PartialChoices>> {
  prompts.intro('A new site')
  const folder = given.folder ?? (await askFolder(cwd))
  const template = given.template ?? (await askTemplate())
  const language = given.language ?? (await askLanguage())
  const install = given.install ?? (await ask(`Install its packages with ${packageManager}?`))
  const git = given.git ?? (await ask('Make it a repository of git?'))
  return {folder, template, language, install, git}
}

async function askFolder(cwd: string): Promise<string> {
  return answered(
    await prompts.text({
      message: 'In which folder?',
      placeholder: DEFAULTS.folder, // The prompt's word for what an empty answer shows in grey.
      defaultValue: DEFAULTS.folder,
      validate: (value) => {
        const folder = path.resolve(cwd, value || DEFAULTS.folder)
        return (findNameProblem(folder) ?? findTargetProblem(folder))?.message
      }
    })
  )
}

async function askTemplate(): Promise<TemplateName> {
  return answered(
    await prompts.select<TemplateName>({
      message: 'What is it to have?',
      options: TEMPLATES.map((value) => ({value, label: value, hint: DESCRIPTIONS[value]}))
    })
  )
}

async function askLanguage(): Promise<Language> {
  return answered(
    await prompts.select<Language>({
      message: 'In which language are its configuration and its pages?',
      options: [
        {value: 'typescript', label: 'TypeScript'},
        {value: 'javascript', label: 'JavaScript'}
      ]
    })
  )
}

async function ask(message: string): Promise<boolean> {
  return answered(await prompts.confirm({message, initialValue: true}))
}

function answered<T>(answer: T): Exclude<T, symbol> {
  if (prompts.isCancel(answer)) throw new Cancelled()
  // What is no symbol is an answer.
  return answer as Exclude<T, symbol>
}
