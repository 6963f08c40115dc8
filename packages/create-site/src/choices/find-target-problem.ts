import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'

/** Files that say nothing of a folder's contents: what Git, systems and editors put there. */
const NOT_CONTENT: readonly string[] = ['.git', '.DS_Store', 'Thumbs.db', '.idea', '.vscode']

/**
 * Finds what keeps a new site out of a folder; nothing in it is ever written over.
 *
 * @param folder - Absolute; doesn't have to exist.
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

/** The first names of a folder, and how many there are besides. */
function listSome(names: readonly string[]): string {
  const shown = names.toSorted().slice(0, 3)
  const others = names.length - shown.length
  return others > 0 ? `${shown.join(', ')} and ${others} more` : shown.join(', ')
}

/** Asks the nearest folder that exists, since that is where something would be made. */
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

/** A folder that cannot be made or filled, with the reason as the end of a sentence. */
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
