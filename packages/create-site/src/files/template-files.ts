import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Language, TemplateName} from '../choices/site-choices.js'
import {stripTypes} from './strip-types.js'

/**
 * A template's files, by path in the site. Paths and texts contain placeholders such as `__NAME__`.
 */
export type TemplateFiles = ReadonlyMap<string, string>

/**
 * Reads the files of a template and the files that all templates share.
 *
 * @returns Sorted texts by path. Paths are relative to the site and use forward slashes.
 */
export function readTemplate(template: TemplateName, language: Language): TemplateFiles {
  const files = ['base', template].flatMap((name) => readFolder(templateFolder(name)))
  const wanted = files.filter(([file]) => language === 'typescript' || !isForTypes(file))
  return new Map(
    wanted
      .map(([file, text]): [string, string] => toLanguage(file, text, language))
      .sort(([a], [b]) => (a < b ? -1 : 1))
  )
}

/** Replaces placeholders in paths and text: `__NAME__` becomes the value of `NAME`. */
export function fillPlaceholders(
  files: TemplateFiles,
  values: Readonly<Record<string, string>>
): TemplateFiles {
  const fill = (text: string) =>
    text.replace(/__([A-Z]+)__/g, (marker, name: string) => values[name] ?? marker)
  return new Map([...files].map(([file, text]) => [fill(file), fill(text)]))
}

function isForTypes(file: string): boolean {
  return file.endsWith('.d.ts') || file === 'tsconfig.json'
}

function readFolder(folder: string): [string, string][] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(folder, file).split(path.sep).join('/'), fs.readFileSync(file, 'utf8')]
    })
}

/**
 * Returns a template's folder. `templates` is two levels above this file, and one level above the
 * bundle.
 */
function templateFolder(name: string): string {
  const folders = ['../..', '..'].map((above) =>
    fileURLToPath(new URL(`${above}/templates/${name}`, import.meta.url))
  )
  return folders.find((folder) => fs.existsSync(folder)) ?? folders.join(' or ')
}

/**
 * Converts a template file to a language. Also renames `.gitignore`, because npm doesn't publish
 * files with that name.
 */
function toLanguage(file: string, text: string, language: Language): [string, string] {
  if (file === 'gitignore') return ['.gitignore', text]
  if (language === 'typescript' || !/\.tsx?$/.test(file)) return [file, text]
  return [file.replace(/\.ts(x?)$/, '.js$1'), stripTypes(text)]
}
