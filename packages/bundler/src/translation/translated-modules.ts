import fs from 'node:fs'
import path from 'node:path'
import type {Plugin} from 'esbuild'
import {findReadyModule, type ReadyModule, type ReadyModules} from '../input/ready-modules.js'
import {isInstalledPackage} from '../modules/installed-package.js'
import {describeMissingFile} from '../modules/missing-file.js'
import {moduleSyntax} from '../modules/module-syntax.js'

/** Inputs of the strings of a module. */
export interface ModuleTexts {
  messages: Readonly<Record<string, string>>
  /** Texts of modules that another bundle of the same run has read; `undefined` for one without any. */
  translated?: Map<string, Promise<string | undefined>>
  /** Modules that don't have to be checked: see `writeReadyModules`. */
  readyModules?: ReadyModules
}

interface TranslatedModulesOptions extends ModuleTexts {
  /** Absolute folders of theme components. Folders of packages are also translated. */
  themePaths: readonly string[]
}

/** esbuild plugin that puts texts in the site's language into modules of the site, its themes and plugins. */
export function translatedModules(options: TranslatedModulesOptions): Plugin {
  const {themePaths} = options
  return {
    name: 'translated-modules',
    setup(build) {
      build.onLoad({filter: /\.[cm]?[jt]sx?$/, namespace: 'file'}, async ({path: file}) => {
        if (!isTranslated(file, themePaths)) return undefined
        try {
          const contents = await translateFile(file, options)
          return contents === undefined ? undefined : {contents, loader: moduleSyntax(file)}
        } catch (error) {
          return describeMissingFile(error, file)
        }
      })
    }
  }
}

/** `translateModule` for a file. Each file is read once in a run. */
function translateFile(file: string, texts: ModuleTexts): Promise<string | undefined> {
  const known = texts.translated?.get(file)
  if (known) return known
  // Most have no texts: looking costs less than waiting for a file to be read.
  const module = {file, code: fs.readFileSync(file, 'utf8')}
  const ready = findReadyModule(texts.readyModules ?? {}, module, texts.messages)
  return translateOnce(module, texts, ready)
}

/**
 * A module's texts, for this bundle and the other one.
 *
 * @param ready - The module as it came with the generator, if it did.
 */
export function translateOnce(
  {file, code}: {file: string; code: string},
  {messages, translated}: ModuleTexts,
  ready: ReadyModule | undefined
): Promise<string | undefined> {
  const text =
    translated?.get(file) ??
    (ready ? Promise.resolve(ready.translated) : translateModule(code, file, messages))
  translated?.set(file, text)
  return text
}

/**
 * A module with its texts in the language of the site; `undefined` when it has none. The parser is
 * loaded for modules that need it.
 */
export async function translateModule(
  code: string,
  file: string,
  messages: Readonly<Record<string, string>>
): Promise<string | undefined> {
  if (!/[tT]ranslate\b/.test(code)) return undefined
  const {inlineTranslations} = await import('./inline-translations.js')
  return inlineTranslations(code, file, messages)
}

/** Packages have no texts of the site, but for its themes and the generator's own. */
function isTranslated(file: string, themePaths: readonly string[]): boolean {
  if (!isInstalledPackage(file)) return true
  return themePaths.some((folder) => file.startsWith(folder + path.sep))
}
