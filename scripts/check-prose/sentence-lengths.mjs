import {countWords, splitSentences} from './prose-block.mjs'

/** @typedef {import('./prose-block.mjs').ProseFile} ProseFile */
/** @typedef {import('./lint-phrases.mjs').ProseProblem} ProseProblem */
/** @typedef {{sentences: number, median: number, high: number}} SentenceFigures `high` is the 95th percentile */

/** Limits in words, across all docs. */
const LIMITS = Object.freeze({median: 16, high: 28})

/**
 * Measures the sentences of paragraphs and list items.
 *
 * @param {readonly ProseFile[]} files
 * @returns {SentenceFigures}
 */
export function measureSentences(files) {
  const lengths = files
    .flatMap(listSentences)
    .map(({words}) => words)
    .sort((a, b) => a - b)
  return {
    sentences: lengths.length,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    high: lengths[Math.floor(lengths.length * 0.95)] ?? 0
  }
}

/**
 * Reports long sentences if a figure exceeds its limit.
 *
 * @param {readonly ProseFile[]} files
 * @param {SentenceFigures} figures
 * @returns {ProseProblem[]}
 */
export function checkSentences(files, {median, high}) {
  if (median <= LIMITS.median && high <= LIMITS.high) return []
  return files
    .flatMap(listSentences)
    .filter(({words}) => words > LIMITS.high)
    .map(({file, line, words}) => ({
      file,
      line,
      rule: 'sentence-length',
      message: `${words} words. Split the sentence.`
    }))
}

/** @param {ProseFile} file */
function listSentences({file, blocks}) {
  return blocks
    .filter(({kind}) => kind === 'paragraph')
    .flatMap(({text, lineAt}) =>
      splitSentences(text).map((sentence) => ({
        file,
        line: lineAt(sentence.offset),
        words: countWords(sentence.text)
      }))
    )
}
