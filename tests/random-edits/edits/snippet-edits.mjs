import {writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../../benchmarks/random.mjs').Random} Random */

const FILE = 'src/data/sample.js'
const PARTS = ['', '#first', '#second', '#L2-L3']

/** @param {Random} random */
const writeCode = (random) => {
  const lines = ['first', 'second'].flatMap((name) => [
    `// #region ${name}`,
    ...(random.below(2) === 0 ? ['// highlight-next-line'] : []),
    `const ${name} = '${writeWords(random)}'`,
    '// #endregion'
  ])
  return `${lines.join('\n')}\n`
}

/** Changes to files whose code pages show. @type {EditGroup} */
export const snippetEdits = {
  'shows code of a file'(site, random) {
    const sources = ['docs', 'blog', 'src/pages'].flatMap((name) => site.list(name, /\.mdx?$/))
    const file = random.pick(sources)
    const part = random.pick(PARTS)
    site.write(FILE, writeCode(random))
    site.change(file, (text) => `${text}\n\n\`\`\`js file=@site/${FILE}${part}\n\`\`\`\n`)
    return `${file}: ${part}`
  },

  'changes code that pages show'(site, random) {
    site.write(FILE, writeCode(random))
    return FILE
  },

  'removes a region that pages may show'(site, random) {
    if (!site.has(FILE)) return undefined
    const name = random.pick(['first', 'second'])
    site.change(FILE, (text) => text.replace(`#region ${name}`, 'Words'))
    return `${FILE}: ${name}`
  },

  'removes a file whose code pages may show'(site) {
    if (!site.has(FILE)) return undefined
    site.remove(FILE)
    return FILE
  }
}
