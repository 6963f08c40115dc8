import {fieldEdit} from '../front-matter.mjs'
import {writeTitle, writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../site-files.mjs').SiteFiles} SiteFiles */
/** @typedef {import('../../benchmarks/random.mjs').Random} Random */

const listPosts = (/** @type {SiteFiles} */ site) => site.list('blog', /\.mdx?$/)

const dateOf = (/** @type {Random} */ random) =>
  `2026-0${random.between(1, 9)}-${random.between(10, 28)}`

/** Changes to posts, authors and tags. @type {EditGroup} */
export const blogEdits = {
  'gives a post a title': fieldEdit(listPosts, 'title', writeTitle),
  // Without a date, a post has the creation time of its file, which copies don't keep.
  'dates a post': fieldEdit(listPosts, 'date', dateOf, {isRequired: true}),
  'gives a post a slug': fieldEdit(listPosts, 'slug', (random) =>
    random.pick(['a-slug', '/deep/slug', 'other'])
  ),
  'names the authors of a post': fieldEdit(listPosts, 'authors', (random) =>
    random.pick(['wren', 'finch', 'lark']).split(',')
  ),
  'tags a post': fieldEdit(listPosts, 'tags', (random) => [
    random.pick(['news', 'tools', 'Odd tag'])
  ]),
  'makes a post a draft': fieldEdit(listPosts, 'draft', (random) => random.below(2) === 0),
  'hides a post': fieldEdit(listPosts, 'unlisted', (random) => random.below(2) === 0),
  'describes a post': fieldEdit(listPosts, 'description', (random) => writeWords(random, 5)),

  'writes a post'(site, random) {
    const file = `blog/${dateOf(random)}-${random.pick(['owl', 'tern'])}.${random.pick(['md', 'mdx'])}`
    site.write(
      file,
      `# ${writeTitle(random)}\n\n${writeWords(random, 9)}\n\n${writeWords(random, 9)}\n`
    )
    return file
  },

  'deletes a post'(site, random) {
    const file = random.pick(listPosts(site))
    if (listPosts(site).length < 3) return undefined
    site.remove(file)
    return file
  },

  'renames a post'(site, random) {
    const from = random.pick(listPosts(site))
    const to = `blog/${dateOf(random)}-moved${from.slice(from.lastIndexOf('.'))}`
    site.move(from, to)
    return `${from} → ${to}`
  },

  'adds or removes a truncate marker'(site, random) {
    const file = random.pick(listPosts(site))
    const marker = file.endsWith('x') ? '{/* truncate */}' : '<!-- truncate -->'
    site.change(file, (text) =>
      text.includes(marker)
        ? text.replace(`${marker}\n\n`, '')
        : text.replace(/\n\n(?=[^\n]+\n*$)/, `\n\n${marker}\n\n`)
    )
    return file
  },

  'renames an author'(site, random) {
    const name = writeTitle(random)
    site.change('blog/authors.yml', (text) => text.replace(/ {2}name: .*/, `  name: ${name}`))
    return name
  },

  'adds or removes an author'(site) {
    const lark = 'lark:\n  name: Lark\n  title: Sings\n  page: true\n'
    site.change('blog/authors.yml', (text) =>
      text.includes(lark) ? text.replace(lark, '') : text + lark
    )
    return 'lark'
  },

  'adds or removes author pages'(site) {
    site.change('blog/authors.yml', (text) =>
      text.includes('page: true')
        ? text.replaceAll('page: true', 'page: false')
        : text.replaceAll('page: false', 'page: true')
    )
    return 'authors.yml'
  }
}
