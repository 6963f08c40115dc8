import {listImportStatements} from '@lectern/shared/code/import-statements'
import {lineAndColumn} from '@lectern/shared/text/line-and-column'

/** An import from Docusaurus or the theme. */
export interface FoundImport {
  module: string
  /** Imported names, including `default`. Empty if the whole module is imported. */
  names: readonly string[]
  /** 1-based. */
  line: number
}

const CALL = /\b(?:require|import)\(\s*['"](@(?:docusaurus|theme)\/[^'"]+)['"]\s*\)/g

/** Finds imports of `@docusaurus/*` and `@theme/*` in source code. Type imports are ignored. */
export function readImports(text: string): FoundImport[] {
  const statements = listImportStatements(text)
    .filter(({module}) => /^@(?:docusaurus|theme)\/./.test(module))
    .map(({clause, module, at}) => ({
      module,
      names: readNames(clause),
      line: lineAndColumn(text, at).line
    }))
  const calls = [...text.matchAll(CALL)].map(({1: module = '', index}) => ({
    module,
    names: [],
    line: lineAndColumn(text, index).line
  }))
  return [...statements, ...calls].sort((left, right) => left.line - right.line)
}

function readNames(clause: string): string[] {
  const list = /\{([^}]*)/.exec(clause)?.[1]
  const first = /^\s*[\w$]+/.test(clause) ? ['default'] : []
  const named = (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/\sas\s.*$/s, '').trimEnd())
  return [...first, ...named]
}
