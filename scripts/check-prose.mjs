// Checks the prose of docs, interface strings, problem explanations, comments and test titles.
import {readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {findMisspellings} from './check-prose/find-misspellings.mjs'
import {lintPhrases} from './check-prose/lint-phrases.mjs'
import {listProseFiles} from './check-prose/list-prose-files.mjs'
import {readProse} from './check-prose/read-prose.mjs'
import {checkSentences, measureSentences} from './check-prose/sentence-lengths.mjs'

/** @typedef {import('./check-prose/lint-phrases.mjs').ProseProblem} ProseProblem */

/**
 * @param {readonly {file: string, text: string}[]} texts `file` is relative to the repository root, with `/`
 */
export async function checkProse(texts) {
  const files = texts.map(({file, text}) => ({file, blocks: readProse(file, text)}))
  const phrases = []
  for (const file of files) phrases.push(...(await lintPhrases(file)))
  const docs = files.filter(({file}) => file.startsWith('content/docs/'))
  const figures = measureSentences(docs)
  return {
    problems: [...phrases, ...(await findMisspellings(files)), ...checkSentences(docs, figures)],
    figures
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)))
  const only = process.argv.slice(2)
  const chosen = listProseFiles(root).filter(
    (file) => only.length === 0 || only.some((start) => file.startsWith(start))
  )
  const texts = chosen.map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}))
  const {problems, figures} = await checkProse(texts)
  console.log(
    `${texts.length} files. Docs: ${figures.sentences} sentences, median ${figures.median} words, 95% up to ${figures.high}.`
  )
  for (const {file, line, rule, message} of problems)
    console.error(`${file}:${line} ${rule}: ${message}`)
  if (problems.length > 0) process.exitCode = 1
}
