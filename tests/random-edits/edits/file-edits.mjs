import {writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../../benchmarks/random.mjs').Random} Random */

const createSvg = (/** @type {Random} */ random) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${random.between(1, 90)}" height="${random.between(1, 90)}"><title>${writeWords(random)}</title></svg>\n`

/**
 * Creates the header of a GIF, which contains its size. The rest isn't read. @param {Random} random
 */
const createGif = (random) =>
  Buffer.from([
    ...Buffer.from('GIF89a'),
    random.between(1, 99),
    0,
    random.between(1, 99),
    0,
    0,
    0,
    0
  ])

/** Changes to images, downloads and static files. @type {EditGroup} */
export const fileEdits = {
  'changes an image'(site, random) {
    const file = random.pick(site.list('', /\.svg$/))
    if (!file) return undefined
    site.write(file, createSvg(random))
    return file
  },

  'adds an image'(site, random) {
    const file = `${random.pick(['docs/img', 'static/img', 'src'])}/new-${random.below(4)}.${random.pick(['svg', 'gif'])}`
    site.write(file, file.endsWith('svg') ? createSvg(random) : createGif(random))
    return file
  },

  'deletes an image'(site, random) {
    const file = random.pick(site.list('', /\/new-\d\.\w+$/))
    if (!file) return undefined
    site.remove(file)
    return file
  },

  'rewrites an image with the same bytes'(site, random) {
    const file = random.pick(site.list('', /\.svg$/))
    if (!file) return undefined
    site.change(file, (text) => text)
    return file
  },

  'changes a download'(site, random) {
    site.write('docs/notes.txt', `${writeWords(random)}\n`)
    return 'docs/notes.txt'
  },

  'adds a static file'(site, random) {
    const file = `static/${random.pick(['', 'files/', 'docs/'])}file-${random.below(5)}.txt`
    site.write(file, writeWords(random))
    return file
  },

  'deletes a static file'(site, random) {
    const file = random.pick(site.list('static', /\/file-\d\.txt$/))
    if (!file) return undefined
    site.remove(file)
    return file
  },

  'adds a static file at the path of a page'(site, random) {
    const file = random.pick([
      'static/about.html',
      'static/docs/intro/index.html',
      'static/404.html'
    ])
    if (site.has(file)) site.remove(file)
    else site.write(file, '<!doctype html><title>Static</title>')
    return file
  }
}
