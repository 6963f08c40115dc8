import {mkdir, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {writeCodeBlocks} from './corpus-code.mjs'
import {writeList, writeParagraph, writeTable, writeTip} from './corpus-text.mjs'
import {createCategoryFiles} from './corpus-folders.mjs'
import {
  openingOf,
  pageFile,
  PAGES_PER_TOPIC,
  pagePath,
  planPages,
  TOPICS_PER_SECTION
} from './corpus-plan.mjs'
import {NOUNS, VERBS} from './corpus-words.mjs'
import {createRandom} from './random.mjs'

/**
 * @typedef {import('./random.mjs').Random} Random
 * @typedef {import('./corpus-plan.mjs').CorpusFile} CorpusFile
 * @typedef {import('./corpus-plan.mjs').CorpusPage} CorpusPage
 * @typedef {import('./corpus-plan.mjs').Flavor} Flavor
 */

/** Page sizes have a log-normal distribution, like the sizes of real documents. */
const MEAN_BYTES = 5250
const SPREAD = 0.42
const HEADING_BYTES = 26
const LINKS_BYTES = 280

/**
 * Creates all files of a corpus. The same count, seed and flavor result in the same bytes on every
 * machine. Flavors only differ where a generator requires it.
 *
 * @param {{pages: number, flavor: Flavor, seed?: number}} options
 * @returns {Generator<CorpusFile>}
 */
export function* createCorpus({pages: count, flavor, seed = 1}) {
  const pages = planPages(count)
  yield {file: flavor === 'hugo' ? '_index.md' : 'index.md', text: renderIndex(pages, flavor)}
  yield* createCategoryFiles(pages, flavor)
  for (const page of pages) {
    yield {file: pageFile(page, flavor), text: renderPage(page, pages, flavor, seed)}
  }
}

/**
 * Writes a corpus, replacing the content of the folder.
 *
 * @param {string} dir
 * @param {{pages: number, flavor: Flavor, seed?: number}} options
 */
export async function writeCorpus(dir, options) {
  await rm(dir, {recursive: true, force: true})
  for (const {file, text} of createCorpus(options)) {
    const target = path.join(dir, file)
    await mkdir(path.dirname(target), {recursive: true})
    await writeFile(target, text)
  }
}

/**
 * @param {CorpusPage} page
 * @param {readonly CorpusPage[]} pages
 * @param {Flavor} flavor
 * @param {number} seed
 */
function renderPage(page, pages, flavor, seed) {
  const random = createRandom(seed * 1_000_003 + page.index)
  const size = MEAN_BYTES * Math.exp(random.normal() * SPREAD - SPREAD ** 2 / 2)
  const blocks = writeBlocks(page, pages, flavor, random)
  const parts = [`${openingOf(page)} ${writeParagraph(random)}`, writeTip(random)]
  // Add blocks first and fill up with prose, so that short pages have the same types of content.
  // Links count as a constant, because their length differs between flavors, but the prose
  // shouldn't.
  const fixed = [...parts, ...blocks.slice(0, -1)].join('').length
  const prose = Math.max(0, size - LINKS_BYTES - HEADING_BYTES * blocks.length - fixed)
  let left = prose
  for (const [index, block] of blocks.entries()) {
    const level = index % 3 === 2 ? '###' : '##'
    parts.push(`${level} ${random.pick(VERBS)} the ${random.pick(NOUNS)}`)
    for (const until = prose * (1 - (index + 1) / blocks.length); left > until; ) {
      const paragraph = writeParagraph(random)
      left -= paragraph.length
      parts.push(paragraph)
    }
    parts.push(block)
  }
  if (flavor === 'mdx') parts.push('<Note label="Remember">The **note** of this page.</Note>')
  return `${renderHead(page, flavor)}${parts.join('\n\n')}\n`
}

/**
 * @param {CorpusPage} page
 * @param {readonly CorpusPage[]} pages
 * @param {Flavor} flavor
 * @param {Random} random
 */
function writeBlocks(page, pages, flavor, random) {
  const links = Array.from({length: random.between(3, 5)}, (_, index) => {
    const target =
      index % 2 === 0 ? pickNeighbor(page, pages, random) : pages[random.below(pages.length)]
    return `- [${target?.title}](${linkTo(target ?? page, flavor)})`
  })
  const code = writeCodeBlocks(random)
  const table = writeTable(random)
  const list = writeList(random, random.below(2) === 0)
  const mixed = [code[0], list, code[1], table, code[2], code[3]]
  return [...mixed.filter((block) => block !== undefined), links.join('\n')]
}

/**
 * @param {CorpusPage} page
 * @param {readonly CorpusPage[]} pages
 * @param {Random} random
 */
function pickNeighbor(page, pages, random) {
  const first = page.index - page.position + 1
  const count = Math.min(PAGES_PER_TOPIC, pages.length - first)
  return pages[first + random.below(count)]
}

/**
 * Returns the URL or path of a link to a page. Astro doesn't resolve links to files, so Starlight
 * gets relative URLs, which work because all pages have the same depth.
 *
 * @param {CorpusPage} target
 * @param {Flavor} flavor
 */
function linkTo(target, flavor) {
  return flavor === 'starlight'
    ? `../../../${pagePath(target)}/`
    : `../../${pageFile(target, flavor)}`
}

/**
 * The fields that set a page's position in the sidebar.
 *
 * @type {Readonly<Partial<Record<Flavor, string>>>}
 */
const ORDERS = Object.freeze({starlight: 'sidebar:\n  order:', hugo: 'weight:'})

/**
 * @param {{title: string, position: number}} page
 * @param {Flavor} flavor
 */
function renderHead({title, position}, flavor) {
  const order = ORDERS[flavor] ?? 'sidebar_position:'
  const description = `What to know before you start to ${title.toLowerCase()}.`
  // These generators print the title as a heading themselves.
  const heading = flavor in ORDERS ? '' : `# ${title}\n\n`
  const imports = flavor === 'mdx' ? "import Note from '@site/src/Note'\n\n" : ''
  return `---\ntitle: ${title}\ndescription: ${description}\n${order} ${position}\n---\n\n${imports}${heading}`
}

/**
 * @param {readonly CorpusPage[]} pages
 * @param {Flavor} flavor
 */
function renderIndex(pages, flavor) {
  const firsts = pages.filter(({index}) => index % (PAGES_PER_TOPIC * TOPICS_PER_SECTION) === 0)
  const links = firsts.map((page) => {
    const target = flavor === 'starlight' ? `./${pagePath(page)}/` : `./${pageFile(page, flavor)}`
    return `- [${page.section.title}](${target})`
  })
  return `${renderHead({title: 'Introduction', position: 1}, flavor)}${links.join('\n')}\n`
}
