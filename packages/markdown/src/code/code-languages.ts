import {ownValue} from '@lectern/shared/objects/own-value'
import fs from 'node:fs'
import {createRequire} from 'node:module'
import {compileFunction} from 'node:vm'
import type {Grammar} from 'prismjs'
import {Prism} from 'prism-react-renderer'

/** A language with its Prism name. */
export interface CodeLanguage {
  id: string
  grammar: Grammar
}

/** Returns a language by its name or alias, or `undefined` if it's unknown. */
export type FindLanguage = (name: string) => CodeLanguage | undefined

/** Adds a site's languages to Prism. */
export type AddLanguages = (prism: object) => void

/** Languages that pages share. */
export interface Languages {
  find: FindLanguage
  /** Adds languages, unless the function has already run. */
  add(languages: AddLanguages): void
}

/** Common aliases that Prism doesn't have. */
const ALIASES: Readonly<Record<string, string>> = {
  console: 'shell-session',
  cjs: 'javascript',
  mjs: 'javascript',
  node: 'javascript',
  cts: 'typescript',
  mts: 'typescript',
  mdx: 'markdown',
  'c++': 'cpp',
  'c#': 'csharp',
  'objective-c': 'objectivec',
  golang: 'go',
  rs: 'rust',
  jsonc: 'json5',
  zsh: 'bash',
  vue: 'markup',
  svelte: 'markup',
  astro: 'markup',
  ps1: 'powershell',
  tf: 'hcl',
  terraform: 'hcl',
  make: 'makefile',
  proto: 'protobuf',
  gradle: 'groovy',
  env: 'properties',
  h: 'c',
  cc: 'cpp',
  hpp: 'cpp',
  ex: 'elixir',
  exs: 'elixir',
  erl: 'erlang',
  jl: 'julia',
  pl: 'perl'
}

/** Names for text without a language. */
export const PLAIN_TEXT_NAMES: ReadonlySet<string> = new Set(
  'text txt plain plaintext none nohighlight no-highlight ansi ascii tree'.split(' ')
)

/**
 * Creates a function that finds languages. Languages that prism-react-renderer doesn't include are
 * loaded from Prism's components on first use, along with their dependencies.
 */
export function createLanguageFinder(): FindLanguage {
  const require = createRequire(import.meta.url)
  const missing = new Set<string>()
  const findGrammar = (id: string) => {
    const own = ownGrammar(id)
    if (own || missing.has(id)) return own
    const grammar = loadGrammar(id, require)
    if (!grammar) missing.add(id)
    return grammar
  }
  return (name) => {
    // A site's own language can have the name of an alias.
    const alias = ownValue(ALIASES, name)
    const id = (ownGrammar(name) ? undefined : alias) ?? name
    const grammar = findGrammar(id)
    return grammar && {id, grammar}
  }
}

/** Creates the languages that the pages of a thread share. */
export function createLanguages(): Languages {
  const added = new Set<AddLanguages>()
  return {
    find: createLanguageFinder(),
    add(languages) {
      if (added.has(languages)) return
      added.add(languages)
      languages(Prism)
    }
  }
}

/** Lists all supported language names, unsorted. */
export function listLanguageNames(): string[] {
  const {languages}: {languages: Record<string, {alias?: string | string[]}>} = createRequire(
    import.meta.url
  )('prismjs/components.js')
  const names = Object.entries(languages).flatMap(([id, {alias = []}]) => [id, ...[alias].flat()])
  return [...Object.keys(ALIASES), ...PLAIN_TEXT_NAMES, ...names.filter((name) => name !== 'meta')]
}

function ownGrammar(id: string): Grammar | undefined {
  const grammar: unknown = Object.hasOwn(Prism.languages, id) ? Prism.languages[id] : undefined
  // `languages` also contains functions, such as `extend`.
  return typeof grammar === 'object' && grammar !== null ? (grammar as Grammar) : undefined
}

interface PrismLoader {
  load(loadComponent: (id: string) => void): void
}

interface PrismComponents {
  /** Components by ID. The entry `meta` isn't a component. */
  languages: Readonly<Record<string, {modify?: string | readonly string[]}>>
}

/**
 * Entries in Prism's list that don't need loading, because prism-react-renderer's JavaScript
 * grammar includes them.
 */
const NOTHING_TO_LOAD: ReadonlySet<string> = new Set(['meta', 'js-extras', 'js-templates'])

function loadGrammar(id: string, require: NodeJS.Require): Grammar | undefined {
  if (!/^[a-z\d][\w.-]*$/i.test(id) || NOTHING_TO_LOAD.has(id)) return undefined
  const components: PrismComponents = require('prismjs/components.js')
  const createLoader: (meta: unknown, load: string[], loaded: string[]) => PrismLoader =
    require('prismjs/dependencies.js')
  const loaded = Object.keys(Prism.languages)
  createLoader(components, [id], loaded).load((part) => {
    const component = Object.hasOwn(components.languages, part) && components.languages[part]
    // Prism reloads a component that is already loaded to rebuild it after the new one. Skip that,
    // because colors would then depend on the order of pages.
    if (component && !ownGrammar(part))
      keepGrammars([component.modify ?? []].flat(), () => loadComponent(part, require))
  })
  return ownGrammar(id)
}

/**
 * Loads components and reverts their changes to other languages, because colors would otherwise
 * depend on the order of pages.
 */
function keepGrammars(ids: readonly string[], load: () => void): void {
  const kept = ids.flatMap((id) => {
    const grammar = ownGrammar(id)
    return grammar ? [[id, grammar] as const] : []
  })
  for (const [id, grammar] of kept) Prism.languages[id] = Prism.util.clone(grammar)
  load()
  for (const [id, grammar] of kept) Prism.languages[id] = grammar
}

/**
 * Runs a Prism component, which expects a global `Prism`. Passing it as a parameter also works for
 * the component's hooks, and doesn't affect other code.
 */
function loadComponent(part: string, require: NodeJS.Require): void {
  const filename = require.resolve(`prismjs/components/prism-${part}.js`)
  compileFunction(fs.readFileSync(filename, 'utf8'), ['Prism'], {filename})(Prism)
}
