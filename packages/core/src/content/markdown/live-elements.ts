import fs from 'node:fs'
import path from 'node:path'

/** The Markdown elements that each component file renders. */
const ELEMENTS: readonly (readonly [files: RegExp, elements: readonly string[]])[] = [
  [/^(?:CodeBlock|MDXComponents\/Pre)(?:\/|$)/, ['CodeBlock']],
  [/^(?:Heading|MDXComponents\/Heading)(?:\/|$)/, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']],
  [/^Admonition\//, ['Admonition']],
  [/^MDXComponents\/A(?:\/|$)/, ['a']],
  [/^MDXComponents\/Code(?:\/|$)/, ['code']],
  [/^MDXComponents\/Details(?:\/|$)/, ['details', 'Details']],
  [/^MDXComponents\/Img(?:\/|$)/, ['img']],
  [/^MDXComponents\/Li(?:\/|$)/, ['li']],
  [/^MDXComponents\/Table(?:\/|$)/, ['table']],
  [/^MDXComponents\/Ul(?:\/|$)/, ['ul']]
]

/** Matches hooks and event handlers. Components that use them need JavaScript in the browser. */
const STATEFUL =
  /\buse[A-Z]\w*\s*\(|\bon[A-Z]\w*\s*=\s*\{|\bextends\s+(?:React\.)?(?:Pure)?Component\b/
/**
 * Matches hooks and event handlers in compiled packages: `(0, react_1.useState)(1)`, `{onClick:
 * go}`.
 */
const COMPILED_STATEFUL = /\buse[A-Z]\w*\)?\(|\bon[A-Z]\w*:/
const COMPILED = /\b(?:createElement|jsxs?)\)?\(/
/** Matches imports of the site's own components, which may be interactive. */
const OWN_COMPONENT =
  /\b(?:from\s+|require\()['"](?:@site\/|\.{1,2}\/(?!.*\.(?:css|scss|sass|less|svg)['"]))/
/** Matches a key in the component list, such as `a: Link` or `img(props) {`. */
const KEY = /(?:^|[{,\s])(a|blockquote|code|h[1-6]|hr|img|li|ol|p|pre|table|ul)\s*[:(]/g

/**
 * Lists the Markdown elements for which a theme or the site has an interactive component. Pages
 * with these elements are live.
 *
 * @param themePaths - Folders of components that override the default theme.
 */
export function listLiveElements(themePaths: readonly string[]): string[] {
  const elements = themePaths.flatMap((folder) =>
    listComponents(folder).flatMap((file) => {
      const name = file.replace(/(?:\/index)?\.[jt]sx?$/, '')
      const found = ELEMENTS.find(([files]) => files.test(name))
      if (!found && name !== 'MDXComponents') return []
      const code = fs.readFileSync(path.join(folder, file), 'utf8')
      const isStateful =
        STATEFUL.test(code) || (COMPILED.test(code) && COMPILED_STATEFUL.test(code))
      if (!isStateful && !OWN_COMPONENT.test(code)) return []
      return found ? found[1] : [...code.matchAll(KEY)].map(([, key = '']) => nameElement(key))
    })
  )
  return [...new Set(elements)].sort()
}

function listComponents(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(?:test|spec|d)\./.test(file))
    .sort()
}

function nameElement(key: string): string {
  return key === 'pre' ? 'CodeBlock' : key
}
