import fs from 'node:fs'
import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {messageOf, SiteError} from '@lectern/shared/problems/site-problem'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {Language} from './eject-component.js'

/** Origin of an ejected component: the theme, and its files at the time. */
export interface Origin {
  /** Plugin name of the theme. */
  theme: string
  /** Missing if the theme is part of the site. */
  package?: string
  version?: string
  /** Hash of the theme's source files. */
  hash: string
  language: Language
  /** Lines of each file as originally ejected, by path. */
  files: Readonly<Record<string, readonly string[]>>
}

/** Origins of the components in a folder, by component name. */
export type Origins = Readonly<Record<string, Origin>>

/**
 * Name of the file that stores the origins. It's next to the components and should be committed
 * with them.
 */
export const ORIGINS_FILE = 'swizzled.json'

/**
 * Reads the origins of the components in a folder. Empty if the file doesn't exist.
 *
 * @throws SiteError `swizzle-origins-invalid`.
 */
export function readOrigins(folder: string, siteDir: string): Origins {
  const file = path.join(folder, ORIGINS_FILE)
  if (!fs.existsSync(file)) return {}
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
    if (isOrigins(value)) return value.components
    throw new Error('`components` needs a theme, a hash, a language and files')
  } catch (error) {
    throw new SiteError(
      {
        code: 'swizzle-origins-invalid',
        message: `The record of ejected components is invalid: ${messageOf(error)}.`,
        position: {file: relativePath(siteDir, file)},
        hint: 'Restore the file from version control, or delete it to stop comparing components with the theme.'
      },
      {cause: error}
    )
  }
}

/** Writes the origins of the components in a folder, sorted by name. */
export function writeOrigins(folder: string, origins: Origins): void {
  const file = path.join(folder, ORIGINS_FILE)
  const names = Object.keys(origins).sort()
  const components = Object.fromEntries(names.map((name) => [name, origins[name]]))
  fs.writeFileSync(file, `${JSON.stringify({components}, undefined, 2)}\n`)
}

/** Splits text into lines, regardless of the line endings. */
export function splitLines(text: string): string[] {
  return text.split(/\r?\n/)
}

function isOrigins(value: unknown): value is {components: Origins} {
  const {components} = (value ?? {}) as {components?: unknown}
  return isRecord(components) && Object.values(components).every(isOrigin)
}

function isOrigin(value: unknown): value is Origin {
  if (!isRecord(value)) return false
  const {theme, hash, language, files} = value
  const isNamed = typeof theme === 'string' && typeof hash === 'string'
  const isLanguage = language === 'typescript' || language === 'javascript'
  return isNamed && isLanguage && isRecord(files) && Object.values(files).every(Array.isArray)
}
