import {writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../site-files.mjs').SiteFiles} SiteFiles */

const wrapper = (/** @type {string} */ name, /** @type {string} */ mark) =>
  `import Original from '@theme-original/${name}'\n\nexport default function Wrapped(props) {\n  return (\n    <div data-by="${mark}">\n      <Original {...props} />\n    </div>\n  )\n}\n`

const SWIZZLED = [
  'NotFound',
  'Footer',
  'DocCard',
  'Admonition',
  'CodeBlock',
  'Heading',
  'BlogPostItem',
  'DocSidebarItem/Link',
  'BlogListPaginator',
  'TOC'
]

const listSwizzled = (/** @type {SiteFiles} */ site) => site.list('src/theme', /\.[jt]sx$/)

/** Changes to components, styles and data. @type {EditGroup} */
export const codeEdits = {
  'changes a component'(site, random) {
    const file = random.pick(site.list('src/components', /counter\.[jt]sx$/))
    if (!file) return undefined
    const words = writeWords(random)
    site.change(file, (text) =>
      text.replace(/<button (.*)>.*<\/button>/, `<button $1>${words} {count}</button>`)
    )
    return `${file}: ${words}`
  },

  'changes the other component'(site, random) {
    const name = random.pick(['badge', 'label', 'mark'])
    site.change('src/components/badge.tsx', (text) =>
      text.replace(/className="\w+"/, `className="${name}"`)
    )
    return name
  },

  'adds a component with the same name'(site) {
    const [first, second] = ['src/components/counter.jsx', 'src/components/counter.tsx']
    if (site.has(second)) site.remove(second)
    else site.write(second, `// @ts-nocheck\n${site.read(first).replace('counted', 'typed')}`)
    return site.has(second) ? 'two' : 'one'
  },

  'replaces a component of the theme'(site, random) {
    const name = random.pick(SWIZZLED)
    site.write(`src/theme/${name}.jsx`, wrapper(name, random.pick(['a', 'b', 'c'])))
    return name
  },

  'changes a component of the theme'(site, random) {
    const file = random.pick(listSwizzled(site))
    if (!file) return undefined
    site.change(file, (text) =>
      text.replace(/data-by="\w+"/, `data-by="${random.pick(['d', 'e'])}"`)
    )
    return file
  },

  'removes a replaced component'(site, random) {
    const file = random.pick(listSwizzled(site))
    if (!file) return undefined
    site.remove(file)
    return file
  },

  'moves a component of the theme into a folder'(site, random) {
    const file = random.pick(listSwizzled(site).filter((name) => !/\/index\.\w+$/.test(name)))
    if (!file) return undefined
    const to = file.replace(/(\.\w+)$/, '/index$1')
    site.move(file, to)
    return to
  },

  'replaces the MDX components, or restores them'(site) {
    const file = 'src/theme/MDXComponents.jsx'
    if (site.has(file)) site.remove(file)
    else
      site.write(
        file,
        `import Original from '@theme-original/MDXComponents'\n\nexport default {...Original, strong: (props) => <b {...props} />}\n`
      )
    return site.has(file) ? 'set' : 'given back'
  },

  'changes the custom CSS'(site, random) {
    const color = `rgb(${random.below(256)}, 2, 3)`
    site.change('src/css/custom.css', (text) => text.replace(/rgb\(.*\)/, color))
    return color
  },

  'changes a CSS module'(site, random) {
    const color = `#0${random.between(10_000, 99_999)}`
    site.change('src/pages/styled.module.css', (text) => text.replace(/#\w+/, color))
    return color
  },

  'imports a stylesheet, or none'(site) {
    const [file, line] = ['src/components/badge.tsx', `import './badge.css'\n`]
    site.write('src/components/badge.css', '.badge {\n  color: green;\n}\n')
    site.change(file, (text) => (text.startsWith(line) ? text.slice(line.length) : line + text))
    return file
  },

  'changes data'(site, random) {
    const words = writeWords(random)
    site.write('src/data/facts.json', JSON.stringify({start: random.below(9), first: words}))
    return words
  },

  'changes a module that pages run'(site, random) {
    site.write('src/components/start.js', `globalThis.started = '${writeWords(random)}'\n`)
    return 'start.js'
  }
}
