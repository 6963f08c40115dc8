import {readFileSync} from 'node:fs'
import {spellCheckDocument} from 'cspell-lib'

/** @typedef {import('./prose-block.mjs').ProseFile} ProseFile */
/** @typedef {import('./lint-phrases.mjs').ProseProblem} ProseProblem */

/** cspell dictionaries: American English and technical terms. */
const DICTIONARIES = [
  'en_us',
  'softwareTerms',
  'typescript',
  'node',
  'npm',
  'html',
  'css',
  'companies',
  'filetypes',
  'bash',
  'fullstack',
  'networkingTerms'
]

/**
 * Reports words that aren't in any dictionary.
 *
 * @param {readonly ProseFile[]} files
 * @returns {Promise<ProseProblem[]>}
 */
export async function findMisspellings(files) {
  const misspelled = await findUnknownWords(new Set(files.flatMap(listWords)))
  return files.flatMap(({file, blocks}) =>
    blocks.flatMap((block) =>
      [...block.text.matchAll(WORD)]
        .filter(([word]) => misspelled.has(word))
        .map((match) => ({
          file,
          line: block.lineAt(match.index),
          rule: 'spelling',
          message: `“${match[0]}” isn't in the dictionary. Correct it, or add it to scripts/check-prose/dictionary.txt.`
        }))
    )
  )
}

const WORD = /[\p{L}][\p{L}’']*[\p{L}]/gu

/** @param {ProseFile} file */
export function listWords({blocks}) {
  return blocks.flatMap(({text}) => [...text.matchAll(WORD)].map(([word]) => word))
}

/**
 * Checks each distinct word once. Checking every file separately would take a minute.
 *
 * @param {ReadonlySet<string>} words
 */
async function findUnknownWords(words) {
  const own = readFileSync(new URL('dictionary.txt', import.meta.url), 'utf8')
  const text = [...words].join('\n')
  const {issues, errors} = await spellCheckDocument(
    {uri: 'words.txt', text, languageId: 'plaintext', locale: 'en-US'},
    {generateSuggestions: false, noConfigSearch: true},
    {
      dictionaries: DICTIONARIES,
      words: own.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
      maxNumberOfProblems: 100_000,
      maxDuplicateProblems: 100_000,
      minWordLength: 4
    }
  )
  if (errors && errors.length > 0) throw errors[0]
  return new Set(issues.map(({line}) => line.text.trim()))
}
