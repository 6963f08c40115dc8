import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {type CheckMarkdown, fixMarkdown} from '../edits/fix-markdown.js'
import {proposeNameEdits} from '../edits/name-edit.js'
import {proposeEdit} from '../edits/problem-edit.js'
import {proposeStyleEdits} from '../edits/style-edit.js'
import type {TextEdit} from '../edits/text-edit.js'
import {readProjectFile} from './project-files.js'

/** A problem and the edits that fix it. An empty list means that it has to be fixed by hand. */
export interface ProposedFix {
  problem: SiteProblem
  edits: readonly TextEdit[]
}

interface ProposeSettings {
  siteDir: string
  checkMarkdown: CheckMarkdown
}

/**
 * Proposes edits for a project's problems, including syntax errors that the parser only reaches
 * after fixing earlier ones.
 */
export async function proposeEdits(
  problems: readonly SiteProblem[],
  settings: ProposeSettings
): Promise<ProposedFix[]> {
  const isSyntax = ({code, position}: SiteProblem) =>
    code === 'mdx-syntax' && position !== undefined
  const files = new Set(
    problems.filter(isSyntax).flatMap(({position}) => (position ? [position.file] : []))
  )
  const syntax = new Map<string, ProposedFix[]>()
  for (const file of files) syntax.set(file, await fixFile(file, problems, settings))
  return problems.flatMap((problem) => {
    if (!isSyntax(problem)) return [{problem, edits: editFor(problem, settings)}]
    // A build only reports the first syntax error in a file. Replace it with all the syntax errors
    // in that file.
    const {file = ''} = problem.position ?? {}
    const own = syntax.get(file) ?? []
    syntax.delete(file)
    return own
  })
}

async function fixFile(
  file: string,
  problems: readonly SiteProblem[],
  {siteDir, checkMarkdown}: ProposeSettings
): Promise<ProposedFix[]> {
  const own = problems.filter(
    ({code, position}) => code === 'mdx-syntax' && position?.file === file
  )
  const text = readProjectFile(siteDir, file)
  if (text === undefined) return own.map((problem) => ({problem, edits: []}))
  const {fixed, problems: left} = await fixMarkdown(file, text, checkMarkdown)
  if (fixed.length === 0) return own.map((problem) => ({problem, edits: []}))
  const open = left.filter(({policy}) => policy !== 'warn')
  const sorted = [...fixed].sort((one, other) => one.edit.start - other.edit.start)
  return [
    ...sorted.map(({problem, edit}) => ({problem, edits: [edit]})),
    ...open.map((problem) => ({problem, edits: []}))
  ]
}

function editFor(problem: SiteProblem, {siteDir}: ProposeSettings): readonly TextEdit[] {
  const {code, position} = problem
  const text = position && readProjectFile(siteDir, position.file)
  if (!position || text === undefined) return []
  if (code === 'variable-unknown') return editForVariable(problem, text)
  if (code === 'render-failed' && /\.mdx?$/.test(position.file))
    return /\bstyle\b/.test(problem.message) ? proposeStyleEdits(text) : []
  const edit = proposeEdit({problem, file: path.resolve(siteDir, position.file), text})
  return edit ? [edit] : []
}

/**
 * Proposes edits for an undefined variable. Only the first one on a page is reported, so all of them
 * are edited.
 */
function editForVariable({message}: SiteProblem, text: string): readonly TextEdit[] {
  const edits = proposeNameEdits(text)
  const names = edits.map(({start}) => /^\{\s*([\w$]+)/.exec(text.slice(start))?.[1])
  return names.some((name) => message.includes(`\`${name}\``)) ? edits : []
}
