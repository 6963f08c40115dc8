import path from 'node:path/posix'

/** @typedef {import('./source-facts.mjs').SourceFacts} SourceFacts */
/** @typedef {{file: string, line: number, rule: string, message: string}} SourceProblem */

const PLUGINS = 'plugin-*'

/** Package with helpers for tests. */
const TESTING = 'testing'

/**
 * The packages that each package may import. A package that isn't listed fails the check, so its imports have
 * to be decided when it's added.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ALLOWED = Object.freeze({
  types: [],
  shared: ['types'],
  markdown: ['types', 'shared'],
  client: ['types', 'shared'],
  theme: ['types', 'shared', 'client'],
  'theme-live-codeblock': ['types', 'shared', 'client'],
  'theme-mermaid': ['types', 'shared', 'client'],
  [PLUGINS]: ['types', 'shared'],
  // A changelog is a blog about releases, so it reuses the blog's pages and feeds.
  'plugin-changelog': ['types', 'shared', 'plugin-blog'],
  'plugin-debug': ['types', 'shared', 'client'],
  // Its pages have docs sidebars.
  'plugin-openapi': ['types', 'shared', 'client', 'plugin-docs'],
  'plugin-pwa': ['types', 'shared', 'client'],
  'plugin-search': ['types', 'shared', 'client'],
  // Its pages have docs sidebars.
  'plugin-typedoc': ['types', 'shared', 'plugin-docs'],
  mcp: ['types', 'shared', 'plugin-search'],
  bundler: ['types', 'shared', 'markdown'],
  prerender: ['types', 'shared'],
  core: ['types', 'shared', 'markdown', 'client', 'bundler', 'prerender'],
  'dev-server': ['types', 'shared', 'markdown', 'client', 'bundler', 'prerender', 'core'],
  'site-check': ['types', 'shared', 'core'],
  'site-tools': ['types', 'shared', 'markdown', 'bundler', 'core'],
  // Core, dev-server and cli use this package through the `Compatibility` interface. Its modules
  // replace `@docusaurus/*` in a site's bundle, so they import the client and the theme.
  'compat-docusaurus': ['types', 'shared', 'client', 'theme'],
  cli: [
    'types',
    'shared',
    'markdown',
    'bundler',
    'core',
    'dev-server',
    'site-check',
    'site-tools',
    'mcp',
    'compat-docusaurus'
  ],
  'preset-classic': ['types', 'shared', PLUGINS, 'theme'],
  'create-site': ['types'],
  [TESTING]: ['types', 'shared']
})

/** Additional packages that tests may import, by package. All tests may import `testing`. */
const ALLOWED_IN_TESTS = Object.freeze({
  every: [TESTING],
  // Shims are tested in a real bundle.
  'compat-docusaurus': ['bundler']
})

/**
 * Exports that their own package may import by name. They ship compiled with a library, while the
 * importing module ships as source. They only import libraries, so they can't be in a cycle.
 */
const COMPILED_LIBRARIES = Object.freeze([
  '@lectern/plugin-search/docsearch',
  '@lectern/plugin-search/algolia-lite'
])

/** Packages that may use specifiers that only the bundler resolves. */
const BUNDLED_ONLY = Object.freeze([
  'theme',
  'theme-live-codeblock',
  'theme-mermaid',
  'plugin-debug',
  'plugin-openapi',
  'plugin-pwa',
  'plugin-search',
  'plugin-typedoc',
  'client',
  'compat-docusaurus'
])
const BUNDLED_NAME = /^@(theme|theme-original|theme-init|site|generated)\//

/**
 * Finds imports that violate the allowed dependencies between packages.
 *
 * @param {readonly SourceFacts[]} sources
 * @returns {SourceProblem[]}
 */
export function findForbiddenImports(sources) {
  return sources.flatMap(({file, isTest, imports}) =>
    imports.flatMap(({specifier, line}) => {
      const message =
        (isTest ? undefined : findTestCode(specifier)) ?? checkImport(file, specifier, isTest)
      return message ? [{file, line, rule: 'import-direction', message}] : []
    })
  )
}

/**
 * @param {string} specifier
 * @returns {string | undefined}
 */
function findTestCode(specifier) {
  const isTestCode =
    /^\..*\/fixtures\//.test(specifier) || specifier.startsWith(`@lectern/${TESTING}/`)
  return isTestCode
    ? `\`${specifier}\` is test code, which isn't packed: only tests may import it.`
    : undefined
}

/**
 * @param {string} file
 * @param {string} specifier
 * @param {boolean} isTest
 * @returns {string | undefined}
 */
function checkImport(file, specifier, isTest) {
  const importer = packageOf(file)
  if (BUNDLED_NAME.test(specifier)) {
    if (BUNDLED_ONLY.includes(importer)) return undefined
    return `${importer} imports \`${specifier}\`, which only ${BUNDLED_ONLY.join(' and ')} may: it exists in a bundle alone.`
  }
  if (specifier.startsWith('.')) return checkRelativeImport(file, specifier)
  const imported = /^@lectern\/([^/]+)/.exec(specifier)?.[1]
  if (imported === undefined || (isTest && isAllowedInTests(importer, imported))) return undefined
  if (importer === imported && COMPILED_LIBRARIES.includes(specifier)) return undefined
  return checkPackageImport(importer, imported)
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function checkRelativeImport(file, specifier) {
  const importer = packageOf(file)
  const target = path.join(path.dirname(file), specifier)
  if (target.startsWith(`packages/${importer}/`)) return undefined
  return `\`${specifier}\` leaves the package ${importer}; import the other package by its name.`
}

/**
 * @param {string} importer
 * @param {string} imported
 */
function checkPackageImport(importer, imported) {
  if (importer === imported) {
    return `${importer} imports itself by name; use a relative path, in which cycles are seen.`
  }
  const allowed = ALLOWED[importer] ?? ALLOWED[kindOf(importer)]
  if (!allowed) return `The package ${importer} has no place in the table of allowed imports yet.`
  if (allowed.includes(imported) || allowed.includes(kindOf(imported))) return undefined
  return `${importer} imports ${imported}, but may import ${allowed.join(', ') || 'no other package'} only.`
}

/**
 * @param {string} importer
 * @param {string} imported
 */
function isAllowedInTests(importer, imported) {
  /** @type {Readonly<Record<string, readonly string[]>>} */
  const own = ALLOWED_IN_TESTS
  return [...ALLOWED_IN_TESTS.every, ...(own[importer] ?? [])].includes(imported)
}

/** @param {string} name */
function kindOf(name) {
  return name.startsWith('plugin-') ? PLUGINS : name
}

/** @param {string} file */
function packageOf(file) {
  return file.split('/')[1] ?? ''
}
