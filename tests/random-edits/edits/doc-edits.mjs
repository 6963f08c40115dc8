import path from 'node:path'
import {fieldEdit} from '../front-matter.mjs'
import {writeTitle, writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../site-files.mjs').SiteFiles} SiteFiles */
/** @typedef {import('../../benchmarks/random.mjs').Random} Random */

const listDocs = (/** @type {SiteFiles} */ site) => site.list('docs', /\/[^_/][^/]*\.mdx?$/)

const FOLDERS = ['docs', 'docs/guides', 'docs/guides/deep', 'docs/api', 'docs/more']

const newName = (/** @type {Random} */ random) =>
  `${random.pick(['', '', '1-', '2-', '10-'])}${random.pick(['owl', 'tern', 'rook', 'swift'])}-${random.below(30)}`

/** Changes to docs, their front matter and their locations. @type {EditGroup} */
export const docEdits = {
  'gives a doc a title': fieldEdit(listDocs, 'title', writeTitle),
  'gives a doc a label': fieldEdit(listDocs, 'sidebar_label', writeTitle),
  'places a doc': fieldEdit(listDocs, 'sidebar_position', (random) => random.between(1, 6)),
  'gives a doc a slug': fieldEdit(listDocs, 'slug', (random) =>
    random.pick(['/top', 'here', '/guides/moved', './near', '/'])
  ),
  'makes a doc a draft': fieldEdit(listDocs, 'draft', (random) => random.below(2) === 0),
  'hides a doc': fieldEdit(listDocs, 'unlisted', (random) => random.below(2) === 0),
  'tags a doc': fieldEdit(listDocs, 'tags', (random) => [
    random.pick(['start', 'tools', 'New tag'])
  ]),
  'describes a doc': fieldEdit(listDocs, 'description', (random) => writeWords(random, 5)),
  'hides a title': fieldEdit(listDocs, 'hide_title', () => true),
  'sets the heading levels of a table of contents': fieldEdit(
    listDocs,
    'toc_max_heading_level',
    (random) => random.between(2, 5)
  ),
  'shows another sidebar': fieldEdit(listDocs, 'displayed_sidebar', (random) =>
    random.pick(['docs', 'api'])
  ),
  'sets the pagination label of a doc': fieldEdit(listDocs, 'pagination_label', writeTitle),
  'ends the pagination': fieldEdit(listDocs, 'pagination_next', (random) =>
    random.pick(['intro', 'install'])
  ),
  'sets the ID of a doc': fieldEdit(listDocs, 'id', (random) => `id-${random.below(5)}`),

  'writes a doc'(site, random) {
    const file = `${random.pick(FOLDERS)}/${newName(random)}${random.pick(['.md', '.md', '.mdx'])}`
    site.write(file, `# ${writeTitle(random)}\n\n${writeWords(random, 9)}\n`)
    return file
  },

  'copies a doc'(site, random) {
    const from = random.pick(listDocs(site))
    const to = `${path.posix.dirname(from)}/${newName(random)}${path.extname(from)}`
    site.write(to, site.read(from))
    return `${from} → ${to}`
  },

  'renames a doc'(site, random) {
    const from = random.pick(listDocs(site))
    const to = `${path.posix.dirname(from)}/${newName(random)}${path.extname(from)}`
    site.move(from, to)
    return `${from} → ${to}`
  },

  'moves a doc'(site, random) {
    const from = random.pick(listDocs(site))
    const to = `${random.pick(FOLDERS)}/${path.posix.basename(from)}`
    if (site.has(to)) return undefined
    site.move(from, to)
    return `${from} → ${to}`
  },

  'changes the extension of a doc'(site, random) {
    const from = random.pick(listDocs(site))
    const to = from.endsWith('.md') ? `${from}x` : from.slice(0, -1)
    if (site.has(to)) return undefined
    site.move(from, to)
    return `${from} → ${to}`
  },

  'swaps two docs'(site, random) {
    const [first, second] = [random.pick(listDocs(site)), random.pick(listDocs(site))]
    if (first === second) return undefined
    const text = site.read(first)
    site.write(first, site.read(second))
    site.write(second, text)
    return `${first} ↔ ${second}`
  },

  'deletes a doc'(site, random) {
    const file = random.pick(listDocs(site))
    if (listDocs(site).length < 8) return undefined
    site.remove(file)
    return file
  },

  'renames a folder'(site, random) {
    const from = random.pick(['docs/guides', 'docs/guides/deep', 'docs/more', 'docs/handbook'])
    const to = random.pick(['docs/handbook', 'docs/guides/inner', 'docs/guides', 'docs/deep'])
    if (!site.has(from) || site.has(to) || to.startsWith(`${from}/`)) return undefined
    site.move(from, to)
    return `${from} → ${to}`
  }
}
