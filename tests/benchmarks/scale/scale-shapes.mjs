import {writeCodeBlocks} from '../corpus-code.mjs'
import {writeList, writeParagraph, writeTable} from '../corpus-text.mjs'
import {NOUNS, VERBS} from '../corpus-words.mjs'
import {createRandom} from '../random.mjs'
import {createApi} from './create-api.mjs'

/**
 * @typedef {import('../random.mjs').Random} Random
 * @typedef {import('../corpus-plan.mjs').CorpusFile} CorpusFile
 *
 * @typedef {object} Shape a site that is large in one direction
 * @property {string} name
 * @property {string} unit what there is much of
 * @property {number} size
 * @property {object} options of the preset
 * @property {readonly unknown[]} [plugins]
 * @property {(size: number) => Iterable<CorpusFile>} createFiles paths from the site's folder
 * @property {boolean} [isCommitted] whether the files come with a history of one commit per unit
 */

const DOCS_ONLY = {blog: false}

/**
 * The shapes of `npm run bench -- --scale`. Each is measured at a quarter, half and all of its
 * size. The second half should add twice the work of the second quarter.
 *
 * @type {readonly Shape[]}
 */
export const SHAPES = [
  {name: 'wide', unit: 'siblings', size: 2000, options: DOCS_ONLY, createFiles: createWide},
  {name: 'deep', unit: 'pages', size: 2040, options: DOCS_ONLY, createFiles: createDeep},
  {name: 'versions', unit: 'versions', size: 40, options: DOCS_ONLY, createFiles: createVersions},
  {name: 'blog', unit: 'posts', size: 3000, options: {docs: false}, createFiles: createPosts},
  {name: 'long page', unit: 'KB', size: 1000, options: DOCS_ONLY, createFiles: createLongPage},
  {name: 'longer page', unit: 'KB', size: 5000, options: DOCS_ONLY, createFiles: createLongPage},
  {
    name: 'headings',
    unit: 'headings',
    size: 20_000,
    options: DOCS_ONLY,
    createFiles: createHeadings
  },
  {
    name: 'history',
    unit: 'commits',
    size: 20_000,
    options: {...DOCS_ONLY, docs: {showLastUpdateTime: true, showLastUpdateAuthor: true}},
    createFiles: createHistoryFiles,
    isCommitted: true
  },
  {
    name: 'api',
    unit: 'operations',
    size: 900,
    options: {...DOCS_ONLY, docs: false},
    plugins: [['openapi', {spec: 'api.json'}]],
    createFiles: createApiFiles
  }
]

/**
 * Creates a single category with all pages in it.
 *
 * @param {number} size
 * @returns {Generator<CorpusFile>}
 */
function* createWide(size) {
  yield {file: 'docs/index.md', text: '# Start\n\n[All](./all/page-0.md)\n'}
  for (let index = 0; index < size; index++) {
    yield {file: `docs/all/page-${index}.md`, text: writePage(createRandom(index), index)}
  }
}

/**
 * Creates trees of eight levels, with two subfolders per folder and a page in each. A larger site
 * has more trees, but its pages don't list more entries.
 *
 * @param {number} size
 * @returns {Generator<CorpusFile>}
 */
function* createDeep(size) {
  yield {file: 'docs/index.md', text: '# Start\n'}
  const folders = listFolders('', 7)
  for (let index = 0; index < size; index++) {
    const tree = Math.floor(index / folders.length)
    const folder = folders[index % folders.length]
    yield {
      file: `docs/tree-${tree}${folder}/page-${index}.md`,
      text: writePage(createRandom(index), index)
    }
  }
}

/**
 * @param {string} folder
 * @param {number} levels below it
 * @returns {string[]} deepest first, so that a small site is as deep as a large one
 */
function listFolders(folder, levels) {
  if (levels < 0) return []
  const inner = ['left', 'right'].map((name) =>
    listFolders(`${folder}/${name}-${levels}`, levels - 1)
  )
  return [...inner.flat(), folder]
}

/** Docs pages per version. Few of them change, as in a mature project. */
const VERSION_PAGES = 100

/**
 * Creates versions of the same docs. One page in ten changes between versions.
 *
 * @param {number} size
 * @returns {Generator<CorpusFile>}
 */
function* createVersions(size) {
  const names = Array.from({length: size - 1}, (_, index) => `${size - 1 - index}.0`)
  yield {file: 'versions.json', text: JSON.stringify(names)}
  const folders = ['docs', ...names.map((name) => `versioned_docs/version-${name}`)]
  for (const [version, folder] of folders.entries()) {
    for (let index = 0; index < VERSION_PAGES; index++) {
      const seed = index % 10 === 0 ? index + version * VERSION_PAGES : index
      yield {file: `${folder}/page-${index}.md`, text: writePage(createRandom(seed), index)}
    }
  }
}

/**
 * Creates posts from ten years, with tags and authors who have pages.
 *
 * @param {number} size
 * @returns {Generator<CorpusFile>}
 */
function* createPosts(size) {
  const authors = Array.from({length: 10}, (_, index) => `author-${index}`)
  yield {
    file: 'blog/authors.yml',
    text: authors.map((key) => `${key}:\n  name: ${key}\n  page: true\n`).join('')
  }
  for (let index = 0; index < size; index++) {
    const random = createRandom(index)
    const date = new Date(Date.UTC(2015, 0, 1 + (index % 3650))).toISOString().slice(0, 10)
    const tags = [random.pick(NOUNS), random.pick(VERBS), random.pick(NOUNS)]
    const head = `---\nauthors: [${random.pick(authors)}]\ntags: [${tags.join(', ')}]\n---\n`
    const text = `${writeParagraph(random)}\n\n<!-- truncate -->\n\n${writeParagraph(random)}\n`
    yield {file: `blog/${date}-post-${index}.md`, text: `${head}\n# Post ${index}\n\n${text}`}
  }
}

/**
 * Creates a long page with all types of content.
 *
 * @param {number} size
 * @returns {Generator<CorpusFile>}
 */
function* createLongPage(size) {
  const random = createRandom(1)
  const parts = ['# Everything']
  let left = size * 1000
  for (let chapter = 1; left > 0; chapter++) {
    const code = writeCodeBlocks(random)
    const blocks = [writeParagraph(random), writeList(random, false), code[0] ?? '']
    const rest = [writeTable(random), writeParagraph(random), writeParagraph(random)]
    const part = [`## Chapter ${chapter}`, ...blocks, ...rest].join('\n\n')
    left -= part.length
    parts.push(part)
  }
  yield {file: 'docs/index.md', text: `${parts.join('\n\n')}\n`}
}

/**
 * Creates a page of headings with a sentence each, in which headings often repeat.
 *
 * @param {number} size
 * @returns {Generator<CorpusFile>}
 */
function* createHeadings(size) {
  const random = createRandom(1)
  const parts = Array.from({length: size}, (_, index) => {
    const level = index % 5 === 0 ? '##' : '###'
    return `${level} ${random.pick(VERBS)} the ${random.pick(NOUNS)}\n\n${writeParagraph(random)}`
  })
  yield {file: 'docs/index.md', text: `# Headings\n\n${parts.join('\n\n')}\n`}
}

/**
 * Number of files of the site with a long history. It's small, so that the history dominates the
 * measurement.
 */
const HISTORY_FILES = 500

/** @returns {Generator<CorpusFile>} */
function* createHistoryFiles() {
  for (let index = 0; index < HISTORY_FILES; index++) {
    const file = `docs/topic-${index % 20}/page-${index}.md`
    yield {file, text: writePage(createRandom(index), index)}
  }
}

/**
 * Yields an API description of about ten megabytes with 900 operations.
 *
 * @param {number} size
 * @returns {Generator<CorpusFile>}
 */
function* createApiFiles(size) {
  yield {file: 'api.json', text: JSON.stringify(createApi(size))}
}

/**
 * Writes a page of about two kilobytes.
 *
 * @param {Random} random
 * @param {number} index
 */
function writePage(random, index) {
  const chapters = Array.from(
    {length: 3},
    (_, chapter) =>
      `## Step ${chapter + 1}\n\n${writeParagraph(random)}\n\n${writeParagraph(random)}`
  )
  return `---\nsidebar_position: ${index}\n---\n\n# ${random.pick(VERBS)} ${index}\n\n${chapters.join('\n\n')}\n`
}
