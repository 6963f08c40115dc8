import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'

/** Files from Git, the operating system and editors. A folder with nothing else counts as empty. */
const NOT_CONTENT: readonly string[] = ['.git', '.DS_Store', 'Thumbs.db', '.idea', '.vscode']

/**
 * Checks whether a new site can be created in a folder. Existing files are never overwritten.
 *
 * @param folder - Absolute path. The folder doesn't have to exist.
 */
export function findTargetProblem(folder: string): SiteProblem | undefined {
  const found = fs.existsSync(folder) ? fs.statSync(folder) : undefined
  if (found && !found.isDirectory()) return createProblem(`The path ${folder} is a file.`)
  const contents = found ? fs.readdirSync(folder).filter((name) => !NOT_CONTENT.includes(name)) : []
  if (contents.length > 0)
    return createProblem(`The folder ${folder} isn't empty: it contains ${listSome(contents)}.`)
  return findRightProblem(folder)
}

function createProblem(message: string): SiteProblem {
  return {
    code: 'target-not-empty',
    message,
    hint: 'Choose a new or empty folder.'
  }
}

/** Formats the first three names and the number of remaining ones. */
function listSome(names: readonly string[]): string {
  const shown = names.toSorted().slice(0, 3)
  const others = names.length - shown.length
  return others > 0 ? `${shown.join(', ')} and ${others} more` : shown.join(', ')
}

/** Checks write access to the nearest existing folder, in which new ones would be created. */
function findRightProblem(folder: string): SiteProblem | undefined {
  const parent = findExisting(folder)
  try {
    if (!fs.statSync(parent).isDirectory()) return createUnwritable(folder, `${parent} is a file`)
    fs.accessSync(parent, fs.constants.W_OK | fs.constants.X_OK)
    return undefined
  } catch {
    return createUnwritable(folder, `you don't have write permission for ${parent}`)
  }
}

/** Creates the problem for a folder that can't be created or written to. `reason` completes the sentence. */
export function createUnwritable(folder: string, reason: string): SiteProblem {
  return {
    code: 'target-unwritable',
    message: `The folder ${folder} can't be created: ${reason}.`,
    hint: 'Check the write permission of the folder, or choose a different location.'
  }
}

function findExisting(folder: string): string {
  const parent = path.dirname(folder)
  return fs.existsSync(folder) || parent === folder ? folder : findExisting(parent)
}
