import {parseFrontMatter} from '@lectern/shared/front-matter/front-matter'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import type {StaticProps, StaticValue, TocItem} from '@lectern/types'
import type {ExportNamedDeclaration, Program} from 'estree'
import type {Root, RootContent} from 'hast'
import {valueExpression} from './jsx-element.js'
import {listDeclaredNames} from './static-components.js'

/** Names that an MDX page may use in its expressions. */
export interface PageValues extends StaticProps {
  /** The headings, in the form in which MDX pages for Docusaurus expect them. */
  toc: readonly StaticValue[]
}

/** What a page may use of itself: `toc`, and `frontMatter` where its text mentions it. */
export function createPageValues(text: string, toc: readonly TocItem[]): PageValues {
  const values = {toc: toc.map(({id, depth, html}) => ({value: html, id, level: depth}))}
  if (!text.includes('frontMatter')) return values
  const {data} = parseFrontMatter(splitFrontMatter(text).yaml, '')
  // What YAML makes of dates becomes text, as in JSON.
  return {...values, frontMatter: JSON.parse(JSON.stringify(data)) as StaticProps}
}

/**
 * Put exports of these values before a page's own code, unless it declares the names itself.
 */
export function exportValues(tree: Root, values: StaticProps): Root {
  const declared = listDeclaredNames(tree)
  const own = Object.entries(values).filter(([name]) => !declared.has(name))
  if (own.length === 0) return tree
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: own.map(([name, value]) => exportOf(name, value))
  }
  const node: RootContent = {type: 'mdxjsEsm', value: '', data: {estree}}
  return {...tree, children: [node, ...tree.children]}
}

function exportOf(name: string, value: StaticValue): ExportNamedDeclaration {
  return {
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    source: null,
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {type: 'VariableDeclarator', id: {type: 'Identifier', name}, init: valueExpression(value)}
      ]
    }
  }
}
