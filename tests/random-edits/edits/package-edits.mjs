import {writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../site-files.mjs').SiteFiles} SiteFiles */

const PACKAGE = 'node_modules/nest-box'
const MANIFEST = `${PACKAGE}/package.json`
const COMPONENT = 'src/components/bird.jsx'
const IMPORT = "import box from 'nest-box'\n"
const PLUGIN = 'plugins/birds.js'
/** Matches the line that loads the plugin's data. */
const BIRDS = /^(?:const|import) BIRDS .*$/m

const writeModule = (/** @type {string} */ words) => `module.exports = ${JSON.stringify(words)}\n`

/** Changes the `package.json` of the package. */
function changeManifest(
  /** @type {SiteFiles} */ site,
  /** @type {(manifest: Record<string, string>) => Record<string, string>} */ edit
) {
  site.change(MANIFEST, (text) => JSON.stringify({...JSON.parse(text), ...edit(JSON.parse(text))}))
}

/** Changes to installed packages, plugins and the environment. @type {EditGroup} */
export const packageEdits = {
  'installs a package'(site, random) {
    if (site.has(MANIFEST)) return undefined
    site.write(MANIFEST, JSON.stringify({name: 'nest-box', version: '1.0.0', main: 'index.js'}))
    site.write(`${PACKAGE}/index.js`, writeModule(writeWords(random)))
    if (!site.read(COMPONENT).startsWith(IMPORT))
      site.change(COMPONENT, (text) => IMPORT + text.replace('A {name}', 'A {name} {box}'))
    return 'nest-box'
  },

  'changes a file of a package'(site, random) {
    const file = random.pick(site.list(PACKAGE, /\.js$/))
    if (!file) return undefined
    site.write(file, writeModule(writeWords(random)))
    return file
  },

  'upgrades a package to a version with a different main file'(site, random) {
    if (!site.has(MANIFEST)) return undefined
    const main = random.pick(['index.js', 'main.js', 'lib/box.js'])
    if (!site.has(`${PACKAGE}/${main}`)) site.write(`${PACKAGE}/${main}`, writeModule(main))
    changeManifest(site, () => ({main, version: `2.${random.below(100)}.0`}))
    return main
  },

  'changes only the version of a package'(site, random) {
    if (!site.has(MANIFEST)) return undefined
    const version = `3.${random.below(100)}.0`
    changeManifest(site, () => ({version}))
    return version
  },

  'removes a package that a component imports'(site) {
    if (!site.has(MANIFEST)) return undefined
    site.remove(PACKAGE)
    return PACKAGE
  },

  'changes the code of a plugin'(site, random) {
    const names = random.pick(["'Tern', 'Rook'", "'Tern'", "'Rook', 'Wren', 'Tern'"])
    site.change(PLUGIN, (text) => text.replace(BIRDS, `const BIRDS = [${names}]`))
    return names
  },

  'moves the data of a plugin to a module, or changes that module'(site, random) {
    const name = random.pick(['Lark', 'Crow', 'Dove'])
    site.write('plugins/names.js', `export default ['Tern', '${name}']\n`)
    site.change(PLUGIN, (text) => text.replace(BIRDS, "import BIRDS from './names.js'"))
    return name
  },

  'sets a variable that the configuration reads'(site, random) {
    const value = writeWords(random)
    process.env.LECTERN_EDITS_TAGLINE = value
    // A function, because the builds share a process and Node runs a module with the same text only
    // once.
    site.write(
      'site.config.mjs',
      "import settings from './settings.json'\n\nexport default () => ({\n  ...settings,\n  tagline: process.env.LECTERN_EDITS_TAGLINE ?? settings.tagline\n})\n"
    )
    return value
  }
}
