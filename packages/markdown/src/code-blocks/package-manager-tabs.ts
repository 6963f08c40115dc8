import type {Code} from 'mdast'
import type {CompileState} from '../state/compile-state.js'
import {findBuiltIn} from '../state/guard-plugins.js'
import type {CodeBlock, StaticComponent} from '../tree/tree-nodes.js'
import {createCodeBlock} from './code-block.js'
import {convertCommands, type PackageManager} from './package-manager-commands.js'

/** A tab for a package manager, with a function that converts npm commands. */
export interface CommandTab {
  value: string
  label: string
  convert(code: string): string
}

const LABELS: Readonly<Record<PackageManager, string>> = {
  npm: 'npm',
  yarn: 'Yarn',
  pnpm: 'pnpm',
  bun: 'Bun'
}

/**
 * Creates tabs for a code block with npm commands (`npm2yarn` in its info string), one per package
 * manager. The selected tab is the same across the site. If the site lists Docusaurus's remark
 * plugin, its options apply.
 */
export function createPackageManagerTabs(node: Code, state: CompileState): StaticComponent {
  const options = findBuiltIn('remarkNpm2yarn', state.functions.remarkPlugins)
  const tabs = listCommandTabs(state)
  const isTogether = options === undefined || options.sync === true
  return {
    type: 'component',
    name: 'Tabs',
    props: isTogether ? {groupId: 'npm2yarn'} : {},
    children: tabs.map(({value, label, convert}, index): StaticComponent => {
      const block = createCodeBlock({...node, value: convert(node.value)}, state)
      return {
        type: 'component',
        name: 'TabItem',
        props: {value, label},
        children: [index === 0 ? block : hideFromSearch(block)],
        position: node.position
      }
    }),
    position: node.position
  }
}

/**
 * Lists the tabs for commands: one for npm, and one for each package manager in the site's options.
 */
export function listCommandTabs({functions}: CompileState): CommandTab[] {
  const options = findBuiltIn('remarkNpm2yarn', functions.remarkPlugins)
  return listTabs(options?.converters ?? ['yarn', 'pnpm', 'bun'])
}

/**
 * Returns whether a code block should become tabs for package managers. In Docusaurus projects, the
 * remark plugin has to be listed for the kind of page, as in Docusaurus.
 */
export function isForPackageManagers(
  {meta}: Code,
  {options, functions}: Pick<CompileState, 'options' | 'functions'>
): boolean {
  if (!/(?:^|\s)npm2yarn(?:\s|$)/.test(meta ?? '')) return false
  if (!options.code?.isDocusaurus) return true
  const {beforeDefaultRemarkPlugins, remarkPlugins} = functions
  return [beforeDefaultRemarkPlugins, remarkPlugins].some((plugins) =>
    findBuiltIn('remarkNpm2yarn', plugins)
  )
}

/** Excludes a converted block from search, because only the original code is indexed. */
function hideFromSearch(block: CodeBlock): CodeBlock {
  return {...block, value: ''}
}

/** @param converters - Names of package managers, or pairs of a name and a custom function. */
function listTabs(converters: unknown): CommandTab[] {
  const list: readonly unknown[] = Array.isArray(converters) ? converters : []
  return ['npm', ...list].flatMap((converter): CommandTab[] => {
    const [name, own]: readonly unknown[] = Array.isArray(converter) ? converter : [converter]
    if (typeof name !== 'string') return []
    if (typeof own === 'function')
      return [{value: name, label: name, convert: (code) => String(own(code))}]
    return isPackageManager(name)
      ? [{value: name, label: LABELS[name], convert: (code) => convertCommands(code, name)}]
      : []
  })
}

function isPackageManager(name: string): name is PackageManager {
  return Object.hasOwn(LABELS, name)
}
