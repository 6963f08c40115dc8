import {groupBy} from './corpus-plan.mjs'

/**
 * @typedef {import('./corpus-plan.mjs').CorpusFile} CorpusFile
 * @typedef {import('./corpus-plan.mjs').CorpusPage} CorpusPage
 * @typedef {import('./corpus-plan.mjs').Flavor} Flavor
 * @typedef {import('./corpus-plan.mjs').Named} Named
 */

/**
 * Creates the files that name and order folders in a generator's format. VitePress takes its
 * sidebar from its configuration, and Starlight from the folders alone.
 *
 * @param {readonly CorpusPage[]} pages
 * @param {Flavor} flavor
 * @returns {Generator<CorpusFile>}
 */
export function* createCategoryFiles(pages, flavor) {
  const sections = groupBy(pages, ({section}) => section.slug)
  if (flavor === 'rspress') yield* createMetaFiles(sections)
  if (flavor === 'hugo') yield* createSectionFiles(sections)
  if (['docusaurus', 'lectern', 'mdx'].includes(flavor)) yield* createLabelFiles(sections)
}

/**
 * @param {readonly (readonly CorpusPage[])[]} sections
 * @returns {Generator<CorpusFile>}
 */
function* createLabelFiles(sections) {
  for (const [index, section] of sections.entries()) {
    const slug = section[0]?.section.slug
    yield labelFile(`${slug}`, section[0]?.section, index + 2)
    for (const [place, topic] of groupBy(section, (page) => page.topic.slug).entries()) {
      yield labelFile(`${slug}/${topic[0]?.topic.slug}`, topic[0]?.topic, place + 1)
    }
  }
}

/**
 * @param {readonly (readonly CorpusPage[])[]} sections
 * @returns {Generator<CorpusFile>}
 */
function* createMetaFiles(sections) {
  const folders = sections.map(([first]) => dirEntry(first?.section))
  yield metaFile('', [fileEntry('index', 'Introduction'), ...folders])
  for (const section of sections) {
    const slug = section[0]?.section.slug
    const topics = groupBy(section, (page) => page.topic.slug)
    yield metaFile(
      `${slug}/`,
      topics.map(([first]) => dirEntry(first?.topic))
    )
    for (const topic of topics) {
      const entries = topic.map((page) => fileEntry(page.slug, page.title))
      yield metaFile(`${slug}/${topic[0]?.topic.slug}/`, entries)
    }
  }
}

/**
 * @param {readonly (readonly CorpusPage[])[]} sections
 * @returns {Generator<CorpusFile>}
 */
function* createSectionFiles(sections) {
  for (const [index, section] of sections.entries()) {
    const slug = section[0]?.section.slug
    yield sectionFile(`${slug}`, section[0]?.section, index + 2)
    for (const [place, topic] of groupBy(section, (page) => page.topic.slug).entries()) {
      yield sectionFile(`${slug}/${topic[0]?.topic.slug}`, topic[0]?.topic, place + 1)
    }
  }
}

/**
 * @param {string} dir
 * @param {Named | undefined} named
 * @param {number} position
 */
function sectionFile(dir, named, position) {
  return {file: `${dir}/_index.md`, text: `---\ntitle: ${named?.title}\nweight: ${position}\n---\n`}
}

/**
 * @param {string} dir
 * @param {Named | undefined} named
 * @param {number} position
 */
function labelFile(dir, named, position) {
  return {
    file: `${dir}/_category_.json`,
    text: `${JSON.stringify({label: named?.title, position})}\n`
  }
}

/**
 * @param {string} dir
 * @param {readonly object[]} entries
 */
function metaFile(dir, entries) {
  return {file: `${dir}_meta.json`, text: `${JSON.stringify(entries)}\n`}
}

/**
 * @param {string} name
 * @param {string} label
 */
function fileEntry(name, label) {
  return {type: 'file', name, label}
}

/** @param {Named | undefined} named */
function dirEntry(named) {
  return {type: 'dir', name: named?.slug, label: named?.title}
}
