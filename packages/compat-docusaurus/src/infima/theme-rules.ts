import fs from 'node:fs/promises'
import path from 'node:path'
import type {Plugin} from 'esbuild'
import type {AtRule} from 'postcss'
import type {Selector} from 'postcss-selector-parser'
import {adaptSelectors} from './adapt-selectors.js'
import {flattenLayers} from './flat-rules.js'
import type {InfimaNames} from './infima-names.js'

/** Stylesheets of components that Docusaurus doesn't have. Only pages with these components load them. */
const COMPONENTS = /^(?:components|content-blocks|home)\.css$/
/** Stylesheets that are kept in full: design tokens, print and user preference styles, and the mobile menu. */
const WHOLE = /^(?:tokens|shapes|print|contrast|forced-colors|mobile-sidebar)\.css$/
/**
 * Elements that Infima doesn't style. The theme's rules for them would also affect page content.
 * The rules that the theme needs are in `controls.css`, except for buttons in the theme's components.
 */
const PLAIN: ReadonlySet<string> = new Set(
  'button input select textarea li dl dt dd figure mark strong'.split(' ')
)

/**
 * Classes of the theme that CSS frameworks also have, so sites use them in their own components. The
 * elements with these classes in the theme's pages have no class in Docusaurus.
 */
const SHARED: ReadonlySet<string> = new Set(['lead'])

/**
 * Creates an esbuild plugin that removes the theme's rules for elements and classes that Infima styles. All other rules
 * are kept.
 *
 * @param folder - Absolute folder of the theme's stylesheets.
 */
export function withoutInfimaRules(folder: string, names: InfimaNames): Plugin {
  return {
    name: 'infima-rules',
    setup(build) {
      build.onLoad({filter: /\.css$/, namespace: 'file'}, async ({path: file}) => {
        const name = path.basename(file)
        if (path.dirname(file) !== folder || WHOLE.test(name) || COMPONENTS.test(name))
          return undefined
        const css = await fs.readFile(file, 'utf8')
        return {contents: await removeRules(css, names), loader: 'css', resolveDir: folder}
      })
    }
  }
}

/** The theme's stylesheets, which are combined into one. */
interface ThemeSheets {
  /** Absolute folder of the theme's stylesheets. */
  folder: string
  /** Absolute path of the stylesheet with rules for the theme's controls. */
  controls: string
  names: InfimaNames
}

/**
 * Creates an esbuild plugin that moves the theme's rules out of their cascade layers, without rules
 * for elements and classes that Infima styles. Docusaurus's styles aren't in layers by default, so
 * they win over resets such as Tailwind's.
 */
export function flatTheme({folder, controls, names}: ThemeSheets): Plugin {
  const index = path.join(folder, 'index.css')
  return {
    name: 'infima-rules',
    setup(build) {
      build.onLoad({filter: /\.css$/, namespace: 'file'}, async ({path: file}) => {
        if (file === controls) return {contents: '', loader: 'css'}
        if (path.dirname(file) === folder && COMPONENTS.test(path.basename(file))) {
          const contents = await flattenLayers(await fs.readFile(file, 'utf8'))
          return {contents, loader: 'css', resolveDir: folder}
        }
        if (file !== index) return undefined
        const files = [...listImports(await fs.readFile(index, 'utf8'), folder), controls]
        const layered = files.filter((one) => LAYERED.test(path.basename(one)))
        const flat = files.filter((one) => !layered.includes(one))
        const sheets = await Promise.all(
          flat.map(async (one) => {
            const css = await fs.readFile(one, 'utf8')
            const isWhole = one === controls || WHOLE.test(path.basename(one))
            return isWhole ? css : removeRules(css, names)
          })
        )
        const imports = layered.map((one) => `@import './${path.basename(one)}';\n`)
        const contents = `${ORDER}\n${imports.join('')}${await flattenLayers(sheets.join('\n'))}`
        return {contents, loader: 'css', resolveDir: folder, watchFiles: files}
      })
    }
  }
}

/** Stylesheets that stay in their layers: variables and styles for print and user preferences. */
const LAYERED = /^(?:tokens|print|contrast|forced-colors)\.css$/
const ORDER = '@layer lectern.base, lectern.theme, lectern.utilities;'

function listImports(css: string, folder: string): string[] {
  return [...css.matchAll(/^@import '([^']+)';/gm)].map(([, file = '']) => path.join(folder, file))
}

/**
 * Creates an esbuild plugin that moves the rules of other packages out of their cascade layers.
 *
 * @param packages - Absolute folder of all packages.
 * @param theme - Absolute folder of the theme's stylesheets.
 */
export function flatPackages(packages: string, theme: string): Plugin {
  return {
    name: 'infima-packages',
    setup(build) {
      build.onLoad({filter: /\.css$/, namespace: 'file'}, async ({path: file}) => {
        const isOwn = file.startsWith(packages + path.sep) && path.dirname(file) !== theme
        if (!isOwn || file.endsWith('.module.css')) return undefined
        const css = await fs.readFile(file, 'utf8')
        if (!css.includes('@layer lectern.')) return undefined
        return {
          contents: await flattenLayers(css),
          loader: 'css',
          resolveDir: path.dirname(file)
        }
      })
    }
  }
}

/**
 * Creates an esbuild plugin that puts stylesheets into cascade layers.
 *
 * @param layers - Layer names by absolute path.
 */
export function inLayers(layers: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'infima-layers',
    setup(build) {
      build.onLoad({filter: /\.css$/, namespace: 'file'}, async ({path: file}) => {
        const layer = layers.get(file)
        if (layer === undefined) return undefined
        const css = adaptSelectors(await fs.readFile(file, 'utf8'))
        const contents = `@layer ${layer} {\n${css.replace(/@charset[^;]*;?/, '')}\n}`
        return {contents, loader: 'css', resolveDir: path.dirname(file)}
      })
    }
  }
}

/** Removes selectors whose subject Infima styles, and rules that end up without selectors. */
export async function removeRules(css: string, names: InfimaNames): Promise<string> {
  const {default: postcss} = await import('postcss')
  const {default: parser} = await import('postcss-selector-parser')
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const {parent} = rule
    if (parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')) return
    const selectors = parser().astSync(rule)
    const kept = selectors.filter((selector) => !isOfInfima(selector, names))
    if (kept.length === 0) rule.remove()
    else if (kept.length < selectors.length) rule.selectors = kept.map((one) => String(one).trim())
  })
  return root.toString()
}

/** Returns whether Infima styles a selector's subject, based on its classes or else its element. */
function isOfInfima({nodes}: Selector, {classes, elements}: InfimaNames): boolean {
  const start = nodes.findLastIndex(({type}) => type === 'combinator') + 1
  const subject = nodes.slice(start).filter(({type}) => type !== 'comment')
  const hasParts = subject.some(({type, value}) => type === 'pseudo' && value === ':has')
  const own = subject.flatMap((part) => (part.type === 'class' ? [part.value] : []))
  if (own.length > 0) return !hasParts && own.every((name) => classes.has(name) || SHARED.has(name))
  const [first, ...rest] = subject
  if (first?.type !== 'tag') return false
  // Pseudo-elements of the root element belong to the theme.
  if (first.value === 'html' && rest.length > 0) return false
  const outer = nodes.slice(0, start)
  const isInComponent = outer.some(({type, value}) => type === 'class' && !classes.has(value))
  if (first.value === 'button' && isInComponent) return false
  const isKnown = elements.has(first.value) || PLAIN.has(first.value)
  return isKnown && rest.every(({type}) => type === 'pseudo')
}
