import fs from 'node:fs'
import path from 'node:path'
import {relativePath} from '@lectern/shared/files/relative-path'
import {findNearest} from '@lectern/shared/text/nearest'
import type {SiteProblem, TranslationContent} from '@lectern/types'
import type {CodeMessages} from './code-messages.js'
import {findKey} from './parse-translations.js'
import type {TranslationFolders} from './read-translations.js'
import {CODE_FILE} from './translation-folder.js'

/**
 * Reports placeholders in translated strings that the original doesn't have, such as `{nmae}`.
 * Nothing replaces them, so readers see them. Strings without a known original aren't checked.
 *
 * @param originals - Strings by ID. If several have an ID, the placeholders of all are known.
 */
export function checkPlaceholders(
  translated: TranslationContent,
  originals: readonly CodeMessages[],
  {siteDir, localizationDir}: TranslationFolders
): SiteProblem[] {
  const found = Object.entries(translated).flatMap(([id, {message}]) => {
    const known = originals.flatMap((strings) =>
      Object.hasOwn(strings, id) ? [listPlaceholders(strings[id] ?? '')] : []
    )
    if (known.length === 0) return []
    const names = [...new Set(known.flat())]
    return listPlaceholders(message)
      .filter((name) => !names.includes(name))
      .map((name) => ({id, name, names}))
  })
  if (found.length === 0) return []
  const absolutePath = path.join(localizationDir, CODE_FILE)
  const file = relativePath(siteDir, absolutePath)
  const text = fs.readFileSync(absolutePath, 'utf8')
  return found.map(({id, name, names}) => ({
    code: 'translation-placeholder-unknown',
    policy: 'warn',
    message: `The string \`${id}\` has the unknown placeholder \`{${name}}\`, so readers see it unchanged.`,
    position: findKey(id, {file, text}),
    hint: createHint(name, names)
  }))
}

function listPlaceholders(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
}

function createHint(name: string, names: readonly string[]): string {
  const nearest = findNearest(name, names)
  if (nearest !== undefined) return `Did you mean \`{${nearest}}\`?`
  return names.length > 0
    ? `Use the placeholders of the original: ${names.map((one) => `\`{${one}}\``).join(', ')}.`
    : 'Remove it, because the original has no placeholders.'
}
