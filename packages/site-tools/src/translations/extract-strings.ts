import fs from 'node:fs'
import type {FoundTranslations, TranslationUse} from '@lectern/bundler/translations'
import type {SiteProblem, TranslationMessage} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'

/** Translatable strings in code. */
export interface ExtractedStrings {
  /** Strings by ID. */
  content: Readonly<Record<string, TranslationMessage>>
  /**
   * Problems: `translation-not-static` for strings that can't be extracted, and
   * `translation-conflict` for different strings with the same ID.
   */
  problems: readonly SiteProblem[]
}

/** The bundler's function that extracts strings, which is loaded on demand. */
type FindTranslations = (code: string, file: string) => FoundTranslations | undefined

/**
 * Extracts the strings that files declare with `translate({…})` and `<Translate>`.
 *
 * @param files - Absolute paths. Their order determines the order of the strings.
 */
export function extractStrings(
  files: readonly string[],
  siteDir: string,
  find: FindTranslations
): ExtractedStrings {
  const content: Record<string, TranslationMessage> = {}
  const problems: SiteProblem[] = []
  for (const absolutePath of files) {
    const code = fs.readFileSync(absolutePath, 'utf8')
    const file = relativePath(siteDir, absolutePath)
    for (const use of find(code, absolutePath)?.uses ?? []) {
      const issue = addText(use, content)
      if (issue) problems.push({...issue, position: {file, ...lineAndColumn(code, use.start)}})
    }
  }
  return {content, problems}
}

function addText(
  {id, message, description, issue, kind}: TranslationUse,
  content: Record<string, TranslationMessage>
): SiteProblem | undefined {
  const name = kind === 'call' ? '`translate()`' : '`<Translate>`'
  if (issue !== undefined) return notStatic(name, issue)
  const key = id ?? message ?? ''
  const known = content[key]
  const text = message ?? known?.message ?? key
  if (known && known.message !== text) return conflict(key, known.message, text)
  const told = description ?? known?.description
  content[key] = {message: text, ...(told !== undefined && {description: told})}
  return undefined
}

function notStatic(name: string, issue: string): SiteProblem {
  return {
    code: 'translation-not-static',
    message: `The string in ${name} can't be extracted: ${issue}.`,
    hint: 'Use plain strings for `id` and `message` and placeholders for values, e.g. `{name}`, or add the string to the translation file by hand.',
    policy: 'warn'
  }
}

function conflict(id: string, first: string, second: string): SiteProblem {
  return {
    code: 'translation-conflict',
    message: `The string ID \`${id}\` has two messages: "${first}" and "${second}".`,
    hint: 'Use different IDs, or the same message.',
    policy: 'warn'
  }
}
