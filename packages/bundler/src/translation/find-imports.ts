import {ownValue} from '@lectern/shared/objects/own-value'
import {childOf, childrenOf, nameOf, type SyntaxNode} from '../modules/syntax-node.js'

/** An import of a translation function or component. */
export interface TranslationImport {
  kind: 'call' | 'element'
  /** The import's local name. */
  local: string
  /** Start and end of the whole specifier. */
  start: number
  end: number
  /** Text before the local name: `translate as `, or empty for a default import. */
  prefix: string
}

/** Translation functions and components, by module and export. */
const MODULES: Readonly<Record<string, Readonly<Record<string, TranslationImport['kind']>>>> = {
  '@lectern/client': {translate: 'call', Translate: 'element'},
  '@docusaurus/Translate': {translate: 'call', default: 'element'}
}

/** Lists the translation functions and components that a module imports. */
export function findImports(program: SyntaxNode): TranslationImport[] {
  return childrenOf(program, 'body')
    .filter(({type, importKind}) => type === 'ImportDeclaration' && importKind !== 'type')
    .flatMap((declaration) => {
      const names = ownValue(MODULES, nameOf(childOf(declaration, 'source')) ?? '') ?? {}
      return childrenOf(declaration, 'specifiers').flatMap((node) => readSpecifier(node, names))
    })
}

function readSpecifier(
  node: SyntaxNode,
  names: Readonly<Record<string, TranslationImport['kind']>>
): TranslationImport[] {
  const isDefault = node.type === 'ImportDefaultSpecifier'
  const imported = isDefault ? 'default' : nameOf(childOf(node, 'imported'))
  const local = nameOf(childOf(node, 'local'))
  const kind = imported !== undefined && Object.hasOwn(names, imported) && names[imported]
  if (!kind || local === undefined || node.importKind === 'type') return []
  const {start, end} = node
  return [{kind, local, start, end, prefix: isDefault ? '' : `${imported} as `}]
}
