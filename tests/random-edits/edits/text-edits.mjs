import path from 'node:path'
import {writeTitle, writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../site-files.mjs').SiteFiles} SiteFiles */
/** @typedef {import('../../benchmarks/random.mjs').Random} Random */

/** Lists all Markdown sources, including partials. */
const listSources = (/** @type {SiteFiles} */ site) => [
  ...site.list('docs', /\.mdx?$/),
  ...site.list('blog', /\.mdx?$/),
  ...site.list('src/pages', /\.mdx?$/)
]

/** Blocks for any Markdown file. @type {readonly ((random: Random) => string)[]} */
const BLOCKS = [
  (random) => writeWords(random, 8),
  (random) => `\`\`\`js\nconst ${random.pick(['a', 'b'])} = '${writeWords(random)}'\n\`\`\``,
  (random) => `\`\`\`diff\n- ${writeWords(random)}\n+ ${writeWords(random)}\n\`\`\``,
  (random) => `\`\`\`php\n<?php echo "${writeWords(random)}"; ?>\n\`\`\``,
  (random) => `:::warning[${writeTitle(random)}]\n\n${writeWords(random)}\n\n:::`,
  (random) => `:::hint\n\n${writeWords(random)}\n\n:::`,
  (random) => `- ${writeWords(random)}\n- [ ] ${writeWords(random)}`,
  (random) => `Inline $x_${random.below(9)}$ and a footnote.[^${random.below(2)}]`,
  (random) => `> [!NOTE]\n> ${writeWords(random)}`,
  (random) =>
    `<details>\n<summary>${writeTitle(random)}</summary>\n\n${writeWords(random)}\n\n</details>`
]

/**
 * Changes to the text of a page. @type {EditGroup}
 */
export const textEdits = {
  'adds a block'(site, random) {
    const file = random.pick(listSources(site))
    const block = BLOCKS[random.below(BLOCKS.length)]?.(random) ?? ''
    site.change(file, (text) => `${text.trimEnd()}\n\n${block}\n`)
    return `${file}: ${JSON.stringify(block)}`
  },

  'changes words and keeps the size'(site, random) {
    const file = random.pick(listSources(site))
    const pattern = /\b(words|Words|wing|nest|stone|other)\b/
    if (!file || !pattern.test(site.read(file))) return undefined
    site.change(file, (text) => text.replace(pattern, (word) => [...word].reverse().join('')))
    return file
  },

  'removes the last block'(site, random) {
    const file = random.pick(listSources(site))
    const blocks = site.read(file).trimEnd().split('\n\n')
    if (blocks.length < 3) return undefined
    site.write(file, `${blocks.slice(0, -1).join('\n\n')}\n`)
    return file
  },

  'empties a file'(site, random) {
    const file = random.pick(listSources(site))
    site.write(file, '')
    return file
  },

  'adds a heading'(site, random) {
    const file = random.pick(listSources(site))
    const level = '#'.repeat(random.between(1, 4))
    site.change(file, (text) => `${text.trimEnd()}\n\n${level} ${writeTitle(random)}\n`)
    return file
  },

  'renames a heading'(site, random) {
    const file = random.pick(listSources(site).filter((name) => /^## /m.test(site.read(name))))
    if (!file) return undefined
    const title = writeTitle(random)
    site.change(file, (text) => text.replace(/^## .*$/m, `## ${title}`))
    return `${file}: ${title}`
  },

  'links to another file'(site, random) {
    const file = random.pick(listSources(site))
    const target = random.pick(listSources(site))
    const relative = path.posix.relative(path.posix.dirname(file), target)
    const anchor = random.pick(['', '', '#words', '#a-heading', '#first-steps'])
    const address = random.pick([relative, `./${relative}`, `@site/${target}`]) + anchor
    site.change(file, (text) => `${text.trimEnd()}\n\nSee [this](${address}).\n`)
    return `${file} → ${address}`
  },

  'links to a URL of the site'(site, random) {
    const file = random.pick(listSources(site))
    const address = random.pick(['/', '/docs/intro', '/blog/tags', '/about#words', '/gone'])
    site.change(file, (text) => `${text.trimEnd()}\n\nGo [there](${address}).\n`)
    return `${file} → ${address}`
  },

  'shows an image'(site, random) {
    const file = random.pick(listSources(site))
    const image = random.pick(site.list('', /\.(?:svg|gif)$/))
    if (!image) return undefined
    const address = image.startsWith('static/') ? image.slice('static'.length) : `@site/${image}`
    site.change(file, (text) => `${text.trimEnd()}\n\n![An image](${address})\n`)
    return `${file} → ${address}`
  },

  'includes a partial'(site, random) {
    const file = random.pick(listSources(site).filter((name) => name.endsWith('.mdx')))
    const partial = random.pick(site.list('docs', /\/_[^/]*\.mdx?$/))
    if (!file || !partial || file === partial) return undefined
    const name = `Part${random.below(10_000)}`
    site.change(file, (text) => {
      const [, front = '', body = ''] = /^(---\n[\s\S]*?---\n)?([\s\S]*)$/.exec(text) ?? []
      return `${front}\nimport ${name} from '@site/${partial}'\n\n${body.trim()}\n\n<${name} />\n`
    })
    return `${file} → ${partial}`
  }
}
