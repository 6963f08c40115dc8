import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'

const LOCALES = ['en', 'fr', 'de']

/**
 * Generates a site with pages in three locales.
 *
 * @param {string} siteDir
 * @param {number} pages pages per locale; every second page is translated
 */
export function generateLocales(siteDir, pages) {
  writeFile(siteDir, 'site.config.mjs', createConfig({locales: LOCALES}))
  for (let page = 0; page < pages; page += 1) {
    writeFile(siteDir, `docs/page-${page}.md`, createPage(page, pages, 'English'))
    if (page % 2 === 1) continue
    for (const locale of LOCALES.slice(1)) {
      const folder = `i18n/${locale}/docusaurus-plugin-content-docs/current`
      writeFile(siteDir, `${folder}/page-${page}.md`, createPage(page, pages, locale))
    }
  }
}

/**
 * Generates a site with versions of the same pages.
 *
 * @param {string} siteDir
 * @param {number} versions
 * @param {number} pages pages per version
 */
export function generateVersions(siteDir, versions, pages) {
  writeFile(siteDir, 'site.config.mjs', createConfig({locales: ['en']}))
  const names = Array.from({length: versions - 1}, (_, index) => `${versions - 1 - index}.0`)
  writeFile(siteDir, 'versions.json', JSON.stringify(names))
  for (let page = 0; page < pages; page += 1)
    writeFile(siteDir, `docs/page-${page}.md`, createPage(page, pages, 'next'))
  for (const name of names) {
    for (let page = 0; page < pages; page += 1) {
      const file = `versioned_docs/version-${name}/page-${page}.md`
      writeFile(siteDir, file, createPage(page, pages, name))
    }
  }
}

/** @param {{locales: readonly string[]}} options */
function createConfig({locales}) {
  return `export default {
  title: 'Shards',
  url: 'https://docs.example.com',
  baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ${JSON.stringify(locales)}},
  presets: [['classic', {blog: {path: 'blog'}}]],
  themeConfig: {navbar: {title: 'Shards'}}
}
`
}

/**
 * @param {number} page
 * @param {number} pages
 * @param {string} edition
 */
function createPage(page, pages, edition) {
  const next = (page + 1) % pages
  const formula = page % 7 === 3 ? `\nThe area is $x^${page}$.\n` : ''
  const paragraphs = Array.from(
    {length: 1 + (page % 5)},
    (_, index) => `## Section ${index}\n\nText ${index} of page ${page} in ${edition}.\n`
  )
  return `# Page ${page} (${edition})

See [the next page](page-${next}.md).
${formula}
${paragraphs.join('\n')}
\`\`\`js title="code.js"
const page = ${page} // ${edition}
\`\`\`
`
}

/**
 * @param {string} siteDir
 * @param {string} file
 * @param {string} text
 */
function writeFile(siteDir, file, text) {
  const target = path.join(siteDir, file)
  mkdirSync(path.dirname(target), {recursive: true})
  writeFileSync(target, text)
}
