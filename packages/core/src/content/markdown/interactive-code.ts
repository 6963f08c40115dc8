/**
 * Matches hooks and event handlers. Components that use them need JavaScript in the browser.
 * `useThemeConfig` only reads the configuration.
 */
const STATEFUL =
  /\buse(?!ThemeConfig\b)[A-Z]\w*\s*\(|\bon[A-Z]\w*\s*=\s*\{|\bextends\s+(?:React\.)?(?:Pure)?Component\b/
/**
 * Matches hooks and event handlers in compiled packages: `(0, react_1.useState)(1)`, `{onClick:
 * go}`.
 */
const COMPILED_STATEFUL = /\buse(?!ThemeConfig\b)[A-Z]\w*\)?\(|\bon[A-Z]\w*:/
const COMPILED = /\b(?:createElement|jsxs?)\)?\(/
/** Matches imports of the site's own components, which may be interactive. */
const OWN_COMPONENT =
  /\b(?:from\s+|require\()['"](?:@site\/|\.{1,2}\/(?!.*\.(?:css|scss|sass|less|svg)['"]))/
/** Matches a component whose content exists only in browsers. */
const BROWSER_ONLY = /\bBrowserOnly\b/
const THEME_REQUIRE = /\brequire\(['"]@theme\/([\w/]+)['"]/g

/** Matches modules whose components need no JavaScript in the browser, and paths. */
const STATIC_MODULE =
  /^(?:[./]|@(?:docusaurus|lectern|site|theme(?:-original|-init)?)\/|(?:clsx|prism-react-renderer|react|react-dom)$)/
const TYPE_NAME = /\btype\s+\w+/g
const COMPONENT_NAME = /\b[A-Z]/

/**
 * Returns whether a component may need JavaScript in the browser: it has state or event handlers,
 * or renders components that may have them.
 *
 * @param readComponent - Returns the code of a theme component by its name. Returns `undefined` for
 *   components of the default theme, which need no JavaScript in Markdown.
 * @param seen - Names of the components that are being checked.
 */
export function isInteractive(
  code: string,
  readComponent: (name: string) => string | undefined,
  seen: ReadonlySet<string> = new Set()
): boolean {
  const isStateful = STATEFUL.test(code) || (COMPILED.test(code) && COMPILED_STATEFUL.test(code))
  if (isStateful || OWN_COMPONENT.test(code) || BROWSER_ONLY.test(code)) return true
  const imports = listImports(code)
  if (imports.some(isPackageComponent)) return true
  const names = [
    ...imports.map(({from}) => /^@theme\/(.+)$/.exec(from)?.[1]),
    ...[...code.matchAll(THEME_REQUIRE)].map(([, name]) => name)
  ]
  return names.some((name) => {
    const inner = name === undefined || seen.has(name) ? undefined : readComponent(name)
    return (
      inner !== undefined && isInteractive(inner, readComponent, new Set([...seen, name ?? '']))
    )
  })
}

interface Import {
  /** Code between `import` and `from`, such as `React, {useState}`. */
  clause: string
  from: string
}

/** Lists the imports of values in a module. */
function listImports(code: string): Import[] {
  const parts = code.split(/['"]/)
  return parts.flatMap((text, index) => {
    const before = text.trimEnd()
    if (!before.endsWith('from')) return []
    const start = before.lastIndexOf('import')
    const clause = before.slice(start + 'import'.length, -'from'.length).trim()
    return start < 0 || clause.startsWith('type ') ? [] : [{clause, from: parts[index + 1] ?? ''}]
  })
}

/** Returns whether an import is a component of a package. Components start with a capital letter. */
function isPackageComponent({clause, from}: Import): boolean {
  return !STATIC_MODULE.test(from) && COMPONENT_NAME.test(clause.replace(TYPE_NAME, ''))
}
