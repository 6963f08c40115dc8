import path from 'node:path'
import type {SiteProblem} from '@lectern/types'

/** Matches device names that are reserved on Windows. They can have any extension. */
const DEVICES = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i

/** The package name and title of a site. */
export interface SiteNames {
  /** Name for package.json: lowercase ASCII letters, digits and hyphens. */
  packageName: string
  /** Initial title. */
  title: string
}

/** Derives the names of a site from its folder: `my-docs` becomes “My docs”. */
export function createSiteNames(folder: string): SiteNames {
  const name = path.basename(folder)
  const words = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['My site']
  const title = words.join(' ')
  const [first = ''] = title
  return {
    packageName: createPackageName(name),
    title: first.toUpperCase() + title.slice(first.length)
  }
}

function createPackageName(name: string): string {
  const ascii = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'my-site'
}

/** Checks that a folder name is valid on all operating systems. */
export function findNameProblem(folder: string): SiteProblem | undefined {
  const name = path.basename(folder)
  const reason = findReason(name)
  if (reason === undefined) return undefined
  return {
    code: 'name-invalid',
    message: `The folder name \`${name}\` is invalid: ${reason}.`,
    hint: 'Use letters, digits and hyphens, e.g. `my-docs`.'
  }
}

function findReason(name: string): string | undefined {
  if (name === '') return 'it is empty'
  if (name.length > 100) return 'it has more than 100 characters'
  if (name.startsWith('-')) return 'a leading hyphen looks like an option'
  if (name === 'node_modules') return 'package managers use it'
  if (/[<>:"|?*\\\p{Cc}]/u.test(name)) return "it has a character that some systems don't allow"
  if (/[. ]$/.test(name) || DEVICES.test(name)) return "Windows doesn't allow it"
  return undefined
}
