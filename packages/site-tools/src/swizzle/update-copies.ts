import type {SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {sortByDistance} from '@lectern/shared/text/nearest'
import type {Terminal} from '@lectern/core/report/terminal'
import {type CopiedComponent, isOutdated} from './copied-component.js'
import {diffCopy} from './diff-copy.js'
import {ejectComponent} from './eject-component.js'
import {mergeComponent, type MergedCopyFile} from './merge-component.js'

interface Update {
  siteDir: string
  /** All ejected components of the site. */
  copies: readonly CopiedComponent[]
  /** Name of the component to update. Defaults to all components. */
  wanted?: string
}

/**
 * Runs `site swizzle --diff`, which prints the themes' changes since components were ejected.
 *
 * @throws SiteError `swizzle-copy-unknown`.
 */
export async function diffCopies(update: Update, terminal: Terminal): Promise<void> {
  const copies = chooseCopies(update).filter(isOutdated)
  for (const copy of copies) {
    const {component, origin} = copy
    const settings = {siteDir: update.siteDir, language: origin.language}
    const current = component ? (await ejectComponent(component, settings)).files : {}
    const patch = diffCopy(copy, current)
    if (patch !== '') terminal.print(paintPatch(patch, terminal))
  }
  if (copies.length === 0) terminal.print(nothingNew(update))
}

/**
 * Runs `site swizzle --merge`, which merges the themes' changes since components were ejected.
 *
 * @throws SiteError `swizzle-conflict` if there are conflicts to resolve, and the errors of `mergeComponent`.
 */
export async function mergeCopies(update: Update, terminal: Terminal): Promise<void> {
  const copies = chooseCopies(update).filter(isOutdated)
  const conflicts: MergedCopyFile[] = []
  for (const copy of copies) {
    const files = await mergeComponent(copy, update.siteDir)
    for (const {file, outcome} of files) terminal.print(`${copy.name}: ${file} ${SAID[outcome]}`)
    conflicts.push(...files.filter(({outcome}) => outcome === 'conflict'))
  }
  if (copies.length === 0) terminal.print(nothingNew(update))
  if (conflicts.length > 0) throw new SiteError(conflicts.map(({file}) => conflictIn(file)))
}

const SAID: Readonly<Record<MergedCopyFile['outcome'], string>> = {
  unchanged: 'is up to date',
  taken: "updated to the theme's version",
  merged: 'merged',
  conflict: 'has conflicts',
  kept: 'kept, since the theme or the site has deleted it'
}

function conflictIn(file: string): SiteProblem {
  return {
    code: 'swizzle-conflict',
    message: 'The component has merge conflicts: the theme and the site changed the same lines.',
    position: {file},
    hint: 'Resolve the conflicts between `<<<<<<<` and `>>>>>>>`, then delete the markers.'
  }
}

function chooseCopies({copies, wanted}: Update): readonly CopiedComponent[] {
  if (wanted === undefined) return copies
  const name = wanted.replace(/^@theme\//, '')
  const chosen = copies.filter((copy) => copy.name === name)
  if (chosen.length > 0) return chosen
  const names = sortByDistance(
    name,
    copies.map((copy) => copy.name)
  )
  throw new SiteError({
    code: 'swizzle-copy-unknown',
    message: `The component \`${name}\` isn't an ejected component of this site.`,
    hint:
      names.length > 0
        ? `Use one of the ejected components: ${names.join(', ')}.`
        : 'Eject the component first, e.g. `site swizzle Footer --eject`.'
  })
}

function nothingNew({copies}: Update): string {
  if (copies.length === 0) return 'No ejected components.'
  return 'All ejected components are up to date.'
}

function paintPatch(patch: string, {colors}: Terminal): string {
  const paint = (line: string) => {
    if (line.startsWith('+')) return colors.green(line)
    if (line.startsWith('-')) return colors.red(line)
    return line.startsWith('@@') ? colors.cyan(line) : line
  }
  return patch.trimEnd().split('\n').map(paint).join('\n')
}
