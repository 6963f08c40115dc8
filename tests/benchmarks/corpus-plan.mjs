import {NOUNS, SECTIONS, VERBS} from './corpus-words.mjs'

/**
 * @typedef {'lectern' | 'mdx' | 'docusaurus' | 'vitepress' | 'rspress' | 'starlight' | 'hugo'} Flavor the generator that reads it; `mdx` is Lectern, and each page imports a component
 * @typedef {{slug: string, title: string}} Named
 * @typedef {Named & {index: number, position: number, section: Named, topic: Named}} CorpusPage
 * @typedef {{file: string, text: string}} CorpusFile `file` is posix, from the docs folder
 */

/** Pages per folder. */
export const PAGES_PER_TOPIC = VERBS.length

/** Folders per section. */
export const TOPICS_PER_SECTION = 8

/**
 * Plans the pages of a corpus without their text: about 20 per topic, and 8 topics per section.
 *
 * @param {number} count
 * @returns {CorpusPage[]}
 */
export function planPages(count) {
  return Array.from({length: count}, (_, index) => {
    const topicIndex = Math.floor(index / PAGES_PER_TOPIC)
    const sectionIndex = Math.floor(topicIndex / TOPICS_PER_SECTION)
    const topic = nameAt(NOUNS, topicIndex)
    const title = `${VERBS[index % PAGES_PER_TOPIC]} the ${topic.title.toLowerCase()}`
    const position = (index % PAGES_PER_TOPIC) + 1
    return {
      index,
      position,
      title,
      slug: slugify(title),
      topic,
      section: nameAt(SECTIONS, sectionIndex)
    }
  })
}

/**
 * Returns the path of a page below the docs folder, without an extension.
 *
 * @param {CorpusPage} page
 */
export function pagePath({section, topic, slug}) {
  return `${section.slug}/${topic.slug}/${slug}`
}

/**
 * Returns the path of a page's file below the docs folder.
 *
 * @param {CorpusPage} page
 * @param {Flavor} flavor
 */
export function pageFile(page, flavor) {
  return `${pagePath(page)}.${flavor === 'mdx' ? 'mdx' : 'md'}`
}

/**
 * Returns the first sentence of a page, which is unique in the corpus.
 *
 * @param {CorpusPage} page
 */
export function openingOf(page) {
  return `Chapter ${page.index + 1} of the handbook shows how to ${page.title.toLowerCase()} step by step.`
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @returns {Item[][]}
 */
export function groupBy(items, keyOf) {
  /** @type {Map<string, Item[]>} */
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}

/**
 * Returns the name at an index. After the end of the list, a number makes names unique.
 *
 * @param {readonly string[]} names
 * @param {number} index
 * @returns {Named}
 */
function nameAt(names, index) {
  const round = Math.floor(index / names.length) + 1
  const word = names[index % names.length] ?? ''
  const title = word.charAt(0).toUpperCase() + word.slice(1) + (round > 1 ? ` ${round}` : '')
  return {slug: slugify(title), title}
}

/** @param {string} title */
function slugify(title) {
  return title.toLowerCase().replaceAll(' ', '-')
}
