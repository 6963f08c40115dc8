import fs from 'node:fs'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'

/** Files that say nothing of a folder's contents: what git, systems and editors put there. */
const NOT_CONTENT: readonly string[] = ['.git', '.DS_Store', 'Thumbs.db', '.idea', '.vscode']

/**
 * Find what keeps a new site out of a folder; nothing in it is ever written over.
 *
 * @param folder - Absolute; need not exist.
 */
export function findTargetProblem(folder: string): SiteProblem | undefined {
  const found = fs.existsSync(folder) ? fs.statSync(folder) : undefined
  if (found && !found.isDirectory()) return createProblem(folder, 'is a file')
  const contents = found ? fs.readdirSync(folder).filter((name) => !NOT_CONTENT.includes(name)) : []
  if (contents.length > 0) return createProblem(folder, `holds ${listSome(contents)}`)
  return findRightProblem(folder)
}

function createProblem(folder: string, state: string): SiteProblem {
  return {
    code: 'target-not-empty',
    message: `${folder} ${state}.`,
    hint: 'Name a folder that is new or empty.'
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
    return createUnwritable(folder, `you have no right to write in ${parent}`)
  }
}

/** A folder that cannot be made or filled, with the reason as the end of a sentence. */
export function createUnwritable(folder: string, reason: string): SiteProblem {
  return {
    code: 'target-unwritable',
    message: `${folder} cannot be written: ${reason}.`,
    hint: 'Name a folder in a place of your own, or give yourself the right to write there.'
  }
}

function findExisting(folder: string): string {
  const parent = path.dirname(folder)
  return fs.existsSync(folder) || parent === folder ? folder : findExisting(parent)
}
