import fs from 'node:fs'
import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {CopiedComponent} from './copied-component.js'
import {ejectComponent} from './eject-component.js'
import {hasConflict, mergeFile, type MergedFile} from './merge-copy.js'
import {readOrigins, writeOrigins} from './origins.js'
import {createOrigin} from './override-component.js'
import {describeTheme} from './theme-source.js'

/** Result of merging one file. */
export interface MergedCopyFile extends Pick<MergedFile, 'outcome'> {
  /** Path relative to the site, with forward slashes. */
  file: string
}

/**
 * Merges the theme's changes into an ejected component, and stores the theme's current files as its
 * new origin.
 *
 * @throws SiteError `swizzle-merge-unfinished`, `swizzle-component-gone`, `swizzle-import-private`.
 */
export async function mergeComponent(
  copy: CopiedComponent,
  siteDir: string
): Promise<MergedCopyFile[]> {
  const {name, folder, origin, component} = copy
  if (!component) throw componentGone(copy)
  const ejected = await ejectComponent(component, {siteDir, language: origin.language})
  const files = [...new Set([...Object.keys(origin.files), ...Object.keys(ejected.files)])].sort()
  const mine = Object.fromEntries(files.map((file) => [file, readText(path.join(folder, file))]))
  const named = (file: string) => relativePath(siteDir, path.join(folder, file))
  const unfinished = files.find((file) => hasConflict(mine[file] ?? ''))
  if (unfinished !== undefined) throw mergeUnfinished(name, named(unfinished))
  const results = files.map((file) => {
    const versions = {origin: origin.files[file], mine: mine[file], theirs: ejected.files[file]}
    const sides = {mine: named(file), theirs: describeTheme(component.theme)}
    return {file, ...mergeFile(versions, sides)}
  })
  for (const {file, text} of results) {
    if (text === undefined) continue
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true})
    fs.writeFileSync(path.join(folder, file), text)
  }
  const next = createOrigin(component, ejected, origin.language)
  writeOrigins(folder, {...readOrigins(folder, siteDir), [name]: next})
  return results.map(({file, outcome}) => ({file: named(file), outcome}))
}

function readText(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
}

function mergeUnfinished(name: string, file: string): SiteError {
  return new SiteError({
    code: 'swizzle-merge-unfinished',
    message: `The component \`${name}\` has unresolved conflicts from an earlier merge.`,
    position: {file},
    hint: 'Resolve the conflicts, delete the markers, and merge again.'
  })
}

function componentGone({name, origin}: CopiedComponent): SiteError {
  return new SiteError({
    code: 'swizzle-component-gone',
    message: `The component \`${name}\` no longer exists in ${origin.package ?? origin.theme}.`,
    hint: `Find a replacement with \`site swizzle --list\`, then delete your copy and its entry in swizzled.json.`
  })
}
