import fs from 'node:fs'
import path from 'node:path'
import {listLinkedFiles} from '@lectern/shared/files/list-files'
import {isInteractive} from './interactive-code.js'

/** The Markdown elements that each component file renders. */
const ELEMENTS: readonly (readonly [files: RegExp, elements: readonly string[]])[] = [
  [/^(?:CodeBlock|MDXComponents\/Pre|Icon\/(?:Copy|Success|WordWrap))(?:\/|$)/, ['CodeBlock']],
  [/^(?:Heading|MDXComponents\/Heading)(?:\/|$)/, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']],
  [/^Admonition(?:\/|$)/, ['Admonition', 'admonition']],
  [/^MDXComponents\/A(?:\/|$)/, ['a']],
  [/^(?:CodeInline|MDXComponents\/Code)(?:\/|$)/, ['code']],
  [/^(?:MDXComponents\/)?Details(?:\/|$)/, ['details', 'Details']],
  [/^MDXComponents\/Img(?:\/|$)/, ['img']],
  [/^MDXComponents\/Li(?:\/|$)/, ['li']],
  [/^MDXComponents\/Table(?:\/|$)/, ['table']],
  [/^MDXComponents\/Ul(?:\/|$)/, ['ul']],
  [/^Mermaid(?:\/|$)/, ['mermaid']],
  [/^TabItem(?:\/|$)/, ['Tabs']],
  [/^TOC(?:Inline|Items)(?:\/|$)/, ['TOCInline']]
]

/** Components that don't make a page live unless the site overrides them. */
export const STATIC_COMPONENTS: readonly string[] = [
  ...['Tabs', 'TabItem', 'TOCInline', 'Details', 'Admonition', 'ThemedImage'],
  ...['Accordion', 'ApiField', 'Badge', 'Card', 'CardGrid', 'Column', 'Columns', 'FileTree'],
  ...['Frame', 'Kbd', 'LinkButton', 'ParamTable', 'Steps', 'Tooltip']
]

/** The elements that Markdown creates, and the components that pages can use without an import. */
const REPLACEABLE_NAMES: readonly string[] = [
  ...['a', 'blockquote', 'br', 'code', 'del', 'details', 'div', 'em', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...['h6', 'hr', 'img', 'input', 'li', 'ol', 'p', 'pre', 'section', 'span', 'strong', 'summary'],
  ...['sub', 'sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul', 'admonition', 'mermaid'],
  ...STATIC_COMPONENTS,
  ...[
    'AnnotatedCode',
    'CodeBlock',
    'CodeTabs',
    'Diff',
    'Head',
    'Icon',
    'PackageManagers',
    'Preview'
  ]
]

/** Matches a key in the component list, such as `a: Link` or `img(props) {`. */
const KEY = /(?:^|[{,\s])(a|blockquote|code|h[1-6]|hr|img|li|ol|p|pre|table|ul)\s*[:(]/g

/**
 * Lists the Markdown elements for which a theme or the site has an interactive component. Pages
 * with these elements are live.
 *
 * @param themePaths - Folders of components that override the default theme.
 */
export function listLiveElements(themePaths: readonly string[]): string[] {
  const readComponent = createReader(themePaths)
  const elements = themePaths.flatMap((folder) =>
    listComponents(folder).flatMap((file) => {
      const name = nameComponent(file)
      const found = ELEMENTS.find(([files]) => files.test(name))
      if (!found && name !== 'MDXComponents') return []
      const code = fs.readFileSync(path.join(folder, file), 'utf8')
      if (!isInteractive(code, readComponent, new Set([name]))) return []
      return found ? found[1] : [...code.matchAll(KEY)].map(([, key = '']) => nameElement(key))
    })
  )
  return [...new Set(elements)].sort()
}

/** Creates a function that returns the code of a component, from the folder with the highest priority. */
function createReader(themePaths: readonly string[]): (name: string) => string | undefined {
  const files = new Map(
    themePaths.flatMap((folder) =>
      listComponents(folder).map((file) => [nameComponent(file), path.join(folder, file)] as const)
    )
  )
  return (name) => {
    const file = files.get(name)
    return file === undefined ? undefined : fs.readFileSync(file, 'utf8')
  }
}

/** Stands for every element and component. */
const ALL = '*'

/** Matches an import of the component list that a site's own list extends. */
const ORIGINAL =
  /\b(\w+)\s+from\s+['"]@theme(?:-original|-init)?\/MDXComponents['"]|\b(\w+)\s*=\s*require\(['"]@theme(?:-original|-init)?\/MDXComponents['"]/g
/** Matches the name of a parameter: `(props)`, `(props: Props)`, `({href, ...rest})`. */
const PARAMETER = /\(\s*(\w+)\s*[):,]|\.\.\.(\w+)\s*\}\s*[:)]/g

/**
 * Lists the elements and components for which a theme or the site has its own component, so that
 * their HTML is unknown. Names of elements are lowercase. Contains `*` if the code doesn't show
 * which ones.
 *
 * @param themePaths - Folders of components that override the default theme.
 */
export function listReplaced(themePaths: readonly string[]): string[] {
  const names = themePaths.flatMap((folder) =>
    listComponents(folder).flatMap((file) => {
      const name = nameComponent(file)
      if (name === 'MDXComponents/Base') return [ALL]
      if (name === 'MDXComponents')
        return listNames(fs.readFileSync(path.join(folder, file), 'utf8'))
      const elements = ELEMENTS.find(([files]) => files.test(name))?.[1] ?? []
      return STATIC_COMPONENTS.includes(name) ? [name, ...elements] : elements
    })
  )
  return names.includes(ALL) ? [ALL] : [...new Set(names)].sort()
}

/**
 * Lists the names in a component list. This may include names that it doesn't replace. If the list
 * includes other lists, it's unclear.
 */
function listNames(code: string): string[] {
  const plain = removeComments(code)
  const known = new Set([...matchNames(plain, ORIGINAL), ...matchNames(plain, PARAMETER)])
  const spreads = [...plain.matchAll(/\.\.\.\s*([\w$.]*)/g)].map(([, name = '']) => name)
  if (spreads.some((name) => !known.has(name))) return [ALL]
  const words = new Set(plain.match(/[A-Za-z]\w*/g))
  return REPLACEABLE_NAMES.filter((name) => words.has(name) && !isThemes(name, plain)).map(
    nameElement
  )
}

/** Returns whether a name in a component list is the theme's component of this name. */
function isThemes(name: string, code: string): boolean {
  const imported = new RegExp(
    `\\bimport\\s+${name}\\s+from\\s+['"]@theme(?:-original|-init)?/${name}['"]`
  )
  return imported.test(code) && !new RegExp(`\\b${name}['"]?\\s*:`).test(code)
}

/** Removes block comments, and comments that fill a line. */
function removeComments(code: string): string {
  const [start = '', ...rest] = code.split('/*')
  const outside = rest.map((part) => part.slice(part.indexOf('*/') + 2))
  const lines = [start, ...outside].join('').split('\n')
  return lines.filter((line) => !line.trimStart().startsWith('//')).join('\n')
}

function matchNames(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, left, right]) => left ?? right ?? '')
}

function listComponents(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return listLinkedFiles(folder).filter(
    (file) => /\.[jt]sx?$/.test(file) && !/\.(?:test|spec|d)\./.test(file)
  )
}

/** Returns the name of a component in imports of `@theme`. */
function nameComponent(file: string): string {
  return file.replace(/(?:\/index)?\.[jt]sx?$/, '')
}

function nameElement(key: string): string {
  return key === 'pre' ? 'CodeBlock' : key
}
