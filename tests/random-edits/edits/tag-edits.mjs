import {writeTitle, writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../site-files.mjs').SiteFiles} SiteFiles */

const FILES = ['docs/tags.yml', 'blog/tags.yml']

const listFiles = (/** @type {SiteFiles} */ site) => FILES.filter((file) => site.has(file))

/** Changes to the files that describe tags. @type {EditGroup} */
export const tagEdits = {
  'describes the tags'(site, random) {
    const file = random.pick(FILES)
    const keys = ['start', 'tools', 'news'].filter(() => random.below(3) > 0)
    const tags = keys.map((key) => `${key}:\n  label: ${writeTitle(random)}\n`)
    site.write(file, `guides:\n${tags.join('')}`)
    return `${file}: ${keys.join(', ')}`
  },

  'extends the description of a tag'(site, random) {
    const file = random.pick(listFiles(site))
    if (!file) return undefined
    const lines = [`  description: ${writeWords(random, 4)}`, `  permalink: /p${random.below(3)}`]
    const more = random.pick(lines)
    site.write(file, `guides:\n${more}\ntools:\n  label: ${writeTitle(random)}\n`)
    return `${file}: ${more.trim()}`
  },

  'removes the tags file'(site, random) {
    const file = random.pick(listFiles(site))
    if (!file) return undefined
    site.remove(file)
    return file
  }
}
