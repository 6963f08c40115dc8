import fs from 'node:fs'
import type {Plugin} from 'esbuild'
import {isInside} from '@lectern/shared/files/relative-path'
import type {FolderNames} from '../contexts/find-folder.js'
import {mayHaveContexts} from '../contexts/may-have-contexts.js'
import {findReadyModule, type ReadyModule, type ReadyModules} from '../input/ready-modules.js'
import {isInstalledPackage, isOwnPackage} from '../modules/installed-package.js'
import {describeMissingFile} from '../modules/missing-file.js'
import {moduleSyntax} from '../modules/module-syntax.js'

/** Inputs for translating a module's strings. */
export interface ModuleStrings {
  messages: Readonly<Record<string, string>>
  /** Strings for code outside of Lectern's packages. Defaults to `messages`. */
  siteMessages?: Readonly<Record<string, string>>
  /**
   * Translated modules that the other bundle has already read. The value is `undefined` if a module
   * has no strings.
   */
  translated?: Map<string, Promise<string | undefined>>
  /** Prepared modules, see `writeReadyModules`. */
  readyModules?: ReadyModules
  /** Absolute. */
  siteDir: string
  /** Absolute folders by the start of imports. */
  folders?: Readonly<Record<string, string>>
}

interface TranslatedModulesOptions extends ModuleStrings {
  /** Absolute folders of theme components. Folders in packages are also translated. */
  themePaths: readonly string[]
}

/**
 * esbuild plugin that translates strings in modules of the site, its themes and plugins. Also links
 * the files and workers of all modules.
 */
export function translatedModules(options: TranslatedModulesOptions): Plugin {
  const {themePaths} = options
  return {
    name: 'translated-modules',
    setup(build) {
      build.onLoad({filter: /\.[cm]?[jt]sx?$/, namespace: 'file'}, async ({path: file}) => {
        try {
          const contents = isTranslated(file, themePaths)
            ? await translateFile(file, options)
            : await linkInstalled(file, options)
          return contents === undefined ? undefined : {contents, loader: moduleSyntax(file)}
        } catch (error) {
          return describeMissingFile(error, file)
        }
      })
    }
  }
}

/** Calls `translateModule` for a file. Each file is read once per run. */
function translateFile(file: string, texts: ModuleStrings): Promise<string | undefined> {
  const known = texts.translated?.get(file)
  if (known) return known
  // Synchronous, because most files have no strings and this is faster than waiting for a promise.
  const module = {file, code: fs.readFileSync(file, 'utf8')}
  const ready = findReadyModule(texts.readyModules ?? {}, module, texts.messages)
  return translateOnce(module, texts, ready)
}

/** Links the files of an installed module, once for both bundles. */
function linkInstalled(file: string, names: ModuleStrings): Promise<string | undefined> {
  const known = names.translated?.get(file)
  if (known) return known
  const linked = linkModule(fs.readFileSync(file, 'utf8'), file, names)
  names.translated?.set(file, linked)
  return linked
}

/**
 * Translates a module once for both bundles.
 *
 * @param ready - The prepared module, if there is one.
 */
export function translateOnce(
  {file, code}: {file: string; code: string},
  {messages, siteMessages = messages, translated, siteDir, folders}: ModuleStrings,
  ready: ReadyModule | undefined
): Promise<string | undefined> {
  const own = isOwnPackage(file) ? messages : siteMessages
  const text =
    translated?.get(file) ??
    (ready
      ? Promise.resolve(ready.translated)
      : prepareModule(code, file, {messages: own, siteDir, folders}))
  translated?.set(file, text)
  return text
}

/**
 * Links other modules and files, and translates strings. Returns `undefined` if nothing changes.
 *
 * @param file - Absolute path that relative requests start at.
 */
export async function prepareModule(
  code: string,
  file: string,
  {messages, ...names}: Pick<ModuleStrings, 'messages'> & FolderNames
): Promise<string | undefined> {
  const linked = await linkModule(code, file, names)
  return (await translateModule(linked ?? code, file, messages)) ?? linked
}

/** Links files and calculated requests. The parser is loaded only for modules that may need it. */
async function linkModule(
  code: string,
  file: string,
  names: FolderNames
): Promise<string | undefined> {
  const linked = await linkUrls(code, file)
  if (!mayHaveContexts(code)) return linked
  const {linkContexts} = await import('../contexts/link-contexts.js')
  return linkContexts(linked ?? code, file, names) ?? linked
}

async function linkUrls(code: string, file: string): Promise<string | undefined> {
  if (!code.includes('import.meta.url') || !/\bnew\s+URL\b/.test(code)) return undefined
  const {linkFiles} = await import('../modules/link-files.js')
  return linkFiles(code, file)
}

/**
 * Translates a module's strings. Returns `undefined` if it has none. The parser is loaded only for
 * modules that need it.
 */
async function translateModule(
  code: string,
  file: string,
  messages: Readonly<Record<string, string>>
): Promise<string | undefined> {
  if (!/[tT]ranslate\b/.test(code)) return undefined
  const {inlineTranslations} = await import('./inline-translations.js')
  return inlineTranslations(code, file, messages)
}

/**
 * Returns whether a file may contain strings to translate. Installed packages are skipped, except
 * for themes and Lectern's own.
 */
function isTranslated(file: string, themePaths: readonly string[]): boolean {
  if (!isInstalledPackage(file)) return true
  return themePaths.some((folder) => isInside(file, folder))
}
