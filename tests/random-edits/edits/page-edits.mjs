import {fieldEdit} from '../front-matter.mjs'
import {writeTitle, writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../site-files.mjs').SiteFiles} SiteFiles */

const listPages = (/** @type {SiteFiles} */ site) => site.list('src/pages', /\.mdx?$/)

/** Changes to Markdown and React pages. @type {EditGroup} */
export const pageEdits = {
  'gives a page a title': fieldEdit(listPages, 'title', writeTitle),
  'hides a page': fieldEdit(listPages, 'unlisted', (random) => random.below(2) === 0),
  'makes a page a draft': fieldEdit(listPages, 'draft', (random) => random.below(2) === 0),
  'hides the contents of a page': fieldEdit(listPages, 'hide_table_of_contents', () => true),

  'writes a page'(site, random) {
    const file = `src/pages/${random.pick(['', 'inner/'])}page-${random.below(9)}.${random.pick(['md', 'mdx'])}`
    site.write(file, `# ${writeTitle(random)}\n\n${writeWords(random, 9)}\n`)
    return file
  },

  'writes a React page'(site, random) {
    const file = `src/pages/react-${random.below(9)}.${random.pick(['jsx', 'tsx'])}`
    site.write(
      file,
      `import Layout from '@theme/Layout'\n\nexport default function Page() {\n  return <Layout title="${writeTitle(random)}"><main>${writeWords(random)}</main></Layout>\n}\n`
    )
    return file
  },

  'deletes a page'(site, random) {
    const file = random.pick(site.list('src/pages', /\/(?:page|react)-[^/]*$/))
    if (!file) return undefined
    site.remove(file)
    return file
  },

  'changes the home page'(site, random) {
    if (!site.has('src/pages/index.tsx')) return undefined
    const title = writeTitle(random)
    site.change('src/pages/index.tsx', (text) => text.replace(/<h1>.*<\/h1>/, `<h1>${title}</h1>`))
    return title
  },

  'removes the home page, or restores it'(site) {
    const [page, away] = ['src/pages/index.tsx', 'src/home.txt']
    if (site.has(page)) site.move(page, away)
    else site.move(away, page)
    return page
  }
}
