import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {openingOf, pagePath, planPages} from '../corpus-plan.mjs'
import {writeCorpus} from '../corpus.mjs'

/** @typedef {import('../corpus-plan.mjs').CorpusPage} CorpusPage */

/** Files in addition to the corpus: a page with a component, a theme component and a stylesheet. */
const FILES = Object.freeze({
  'site.config.mjs': `// The site of the benchmark: documents alone, and no search, which most peers do not have.
export default {
  title: 'Benchmark',
  url: 'https://docs.example.com',
  presets: [['classic', {blog: false, search: false, theme: {customCss: './src/css/custom.css'}}]],
  themeConfig: {navbar: {title: 'Benchmark'}}
}
`,
  'src/css/custom.css': 'h1 { outline-offset: 1px }\n',
  'src/components/counter.jsx': `import {useState} from 'react'

export default function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>Edition 0 counted {count}</button>
}
`,
  'docs/live.mdx': `---
title: A page with a component
---

import Counter from '../src/components/counter'

Words above the component.

<Counter />
`
})

/**
 * The site for measuring the development server.
 *
 * @typedef {object} DevCorpus
 * @property {string} siteDir
 * @property {readonly CorpusPage[]} pages
 * @property {string} livePath route path of the page with a component
 * @property {(page: CorpusPage) => string} fileOf absolute
 */

/**
 * Writes a corpus and a site around it, without a cache.
 *
 * @param {string} siteDir
 * @param {number} count
 * @returns {Promise<DevCorpus>}
 */
export async function writeDevCorpus(siteDir, count) {
  const docsDir = path.join(siteDir, 'docs')
  await writeCorpus(docsDir, {pages: count, flavor: 'lectern'})
  for (const [file, text] of Object.entries(FILES)) {
    const target = path.join(siteDir, file)
    mkdirSync(path.dirname(target), {recursive: true})
    writeFileSync(target, text)
  }
  rmSync(path.join(siteDir, '.site'), {recursive: true, force: true})
  return {
    siteDir,
    pages: planPages(count),
    livePath: '/docs/live',
    fileOf: (page) => path.join(docsDir, `${pagePath(page)}.md`)
  }
}

const ANY_EDITION = /Edition \d+ of this chapter begins with other words than before\./

/**
 * Returns the route path of a page.
 *
 * @param {CorpusPage} page
 */
export function routeOf(page) {
  return `/docs/${pagePath(page)}`
}

/**
 * Returns the text of a page with a different first sentence, which is unique in the corpus.
 *
 * @param {string} text of the corpus, or with an earlier edition
 * @param {CorpusPage} page
 * @param {number} edition
 */
export function writeEdition(text, page, edition) {
  return text.replace(openingOf(page), editionOf(0)).replace(ANY_EDITION, editionOf(edition))
}

/**
 * Returns the first sentence of an edition.
 *
 * @param {number} edition
 */
export function editionOf(edition) {
  return `Edition ${edition} of this chapter begins with other words than before.`
}
