import fs from 'node:fs'
import path from 'node:path'
import {findThemeComponent} from '@lectern/bundler'
import {relativePath} from '@lectern/shared/files/relative-path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {ejectComponent, type EjectedComponent, type Language} from './eject-component.js'
import {type Origin, readOrigins, splitLines, writeOrigins} from './origins.js'
import type {ThemeComponent} from './theme-component.js'
import {wrapComponent} from './wrap-component.js'

/** Ways to override a component. */
export type SwizzleAction = 'eject' | 'wrap'

interface OverrideSettings {
  siteDir: string
  /** Absolute path of the target folder. */
  folder: string
  action: SwizzleAction
  language: Language
  /** Whether to allow components without a stable API. */
  isDanger: boolean
}

/**
 * Ejects or wraps a theme component. Stores the origin of an ejected component.
 *
 * @returns Absolute paths of the created files.
 * @throws SiteError `swizzle-forbidden`, `swizzle-unsafe`, `swizzle-target-exists`,
 *   `swizzle-import-private`.
 */
export async function overrideComponent(
  component: ThemeComponent,
  settings: OverrideSettings
): Promise<string[]> {
  const {siteDir, folder, action, language} = settings
  checkSafety(component, settings)
  checkTarget(component, settings)
  if (action === 'wrap') return writeFiles(folder, wrapComponent(component, language))
  // Nothing is written if the record of other components is invalid.
  const origins = readOrigins(folder, siteDir)
  const ejected = await ejectComponent(component, settings)
  const written = writeFiles(folder, ejected.files)
  const origin = createOrigin(component, ejected, language)
  writeOrigins(folder, {...origins, [component.name]: origin})
  return written
}

/** Creates the origin of an ejected component. */
export function createOrigin(
  {theme}: ThemeComponent,
  {files, hash}: EjectedComponent,
  language: Language
): Origin {
  const lines = Object.entries(files).map(([file, text]) => [file, splitLines(text)])
  return {
    theme: theme.name,
    package: theme.package?.name,
    version: theme.package?.version,
    hash,
    language,
    files: Object.fromEntries(lines)
  }
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), {recursive: true})
    fs.writeFileSync(file, text)
    return file
  })
}

const DOING = Object.freeze({eject: 'copied', wrap: 'wrapped'})

function checkSafety({name, theme, actions}: ThemeComponent, settings: OverrideSettings): void {
  const {action, isDanger} = settings
  const other = action === 'eject' ? 'wrap' : 'eject'
  if (actions[action] === 'forbidden') {
    throw new SiteError({
      code: 'swizzle-forbidden',
      message: `The component \`${name}\` of ${theme.name} can't be ${DOING[action]}.`,
      hint:
        actions[other] === 'forbidden'
          ? 'Choose a different component. List them with `site swizzle --list`.'
          : `Use \`site swizzle ${name} --${other}\` instead.`
    })
  }
  if (actions[action] === 'safe' || isDanger) return
  const better = actions[other] === 'safe' ? `Use \`--${other}\`, which is safe, or add` : 'Add'
  throw new SiteError({
    code: 'swizzle-unsafe',
    message: `The component \`${name}\` of ${theme.name} is internal. It may change in any release and break your code.`,
    hint: `${better} \`--danger\` to continue.`
  })
}

function checkTarget({name}: ThemeComponent, {siteDir, folder}: OverrideSettings): void {
  const existing = findThemeComponent('@theme', name, [folder])
  if (existing === undefined) return
  const isEjected = name in readOrigins(folder, siteDir)
  throw new SiteError({
    code: 'swizzle-target-exists',
    message: `The component \`${name}\` already exists in the site.`,
    position: {file: relativePath(siteDir, existing)},
    hint: isEjected
      ? `Rename or delete the file, or update it with \`site swizzle --merge ${name}\`.`
      : 'Edit the file, or rename or delete it first.'
  })
}
