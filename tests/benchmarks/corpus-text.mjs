import {ACTIONS, ACTORS, ADVICE, MOMENTS, NOUNS, REASONS, TERMS} from './corpus-words.mjs'

/** @typedef {import('./random.mjs').Random} Random */

/** @type {readonly ((random: Random) => string)[]} */
const SENTENCES = Object.freeze([
  (r) => `${r.pick(ACTORS)} ${r.pick(ACTIONS)} ${r.pick(MOMENTS)}.`,
  (r) => `${r.pick(ACTORS)} ${r.pick(ACTIONS)}, ${r.pick(REASONS)}.`,
  (r) => `Set \`${r.pick(TERMS)}\` to ${r.between(2, 90)} if the ${r.pick(NOUNS)} needs more time.`,
  (r) => `Any ${r.pick(NOUNS)} without \`${r.pick(TERMS)}\` is **not** counted ${r.pick(MOMENTS)}.`,
  (r) => `${r.pick(ADVICE)}, ${r.pick(REASONS)}.`,
  (r) =>
    `In a plan with ${r.between(3, 400)} stops, the _${r.pick(NOUNS)}_ is checked ${r.pick(MOMENTS)}.`,
  (r) =>
    `Most teams change the ${r.pick(NOUNS)} and the ${r.pick(NOUNS)} together, ${r.pick(REASONS)}.`,
  (r) =>
    `The field \`${r.pick(TERMS)}\` belongs to the ${r.pick(NOUNS)}, not to the ${r.pick(NOUNS)}.`,
  (r) => `${r.pick(ACTORS)} shows the ${r.pick(NOUNS)} **${r.pick(MOMENTS)}**.`,
  (r) =>
    `If that fails, ${r.pick(ACTORS).toLowerCase()} ${r.pick(ACTIONS)} and tries ${r.between(2, 9)} more times.`
])

/**
 * Writes one sentence.
 *
 * @param {Random} random
 */
export function writeSentence(random) {
  return SENTENCES[random.below(SENTENCES.length)]?.(random) ?? ''
}

/**
 * Writes a paragraph of two to five sentences.
 *
 * @param {Random} random
 */
export function writeParagraph(random) {
  return Array.from({length: random.between(2, 5)}, () => writeSentence(random)).join(' ')
}

/**
 * Writes a bulleted or numbered list.
 *
 * @param {Random} random
 * @param {boolean} numbered
 */
export function writeList(random, numbered) {
  const items = Array.from({length: random.between(3, 6)}, () => writeSentence(random))
  return items.map((item, index) => `${numbered ? `${index + 1}.` : '-'} ${item}`).join('\n')
}

/**
 * Writes a table of three columns with alignment.
 *
 * @param {Random} random
 */
export function writeTable(random) {
  const rows = Array.from(
    {length: random.between(4, 8)},
    () => `| \`${random.pick(TERMS)}\` | ${random.between(1, 500)} | ${random.pick(ADVICE)} |`
  )
  return ['| Setting | Default | Advice |', '| :--- | ---: | --- |', ...rows].join('\n')
}

/**
 * Writes an admonition as a container without a title, which all generators in the benchmark
 * support.
 *
 * @param {Random} random
 */
export function writeTip(random) {
  return `:::tip\n\n${random.pick(ADVICE)}. ${writeSentence(random)}\n\n:::`
}
