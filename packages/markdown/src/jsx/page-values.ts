import {parseFrontMatter} from '@lectern/shared/front-matter/front-matter'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import type {StaticProps, StaticValue, TocItem} from '@lectern/types'
import type {
  ArrayExpression,
  ExportNamedDeclaration,
  Expression,
  ImportDeclaration,
  Program
} from 'estree'
import type {Root, RootContent} from 'hast'
import type {PartialHeadings, TocEntry} from '../state/compile-state.js'
import {valueExpression} from './jsx-element.js'
import {listDeclaredNames} from './static-components.js'

/** Names that an MDX page may use in its expressions. */
export interface PageValues extends StaticProps {
  /** The headings, in the format of Docusaurus. */
  toc: readonly StaticValue[]
}

/**
 * Creates the values that a page can use: `toc`, and `contentTitle` and `frontMatter` if the page
 * mentions them. `frontMatter` is also there if other modules import the page.
 *
 * @param title - Text of the heading that is the page's title.
 */
export function createPageValues(
  {text, frontMatter}: {text: string; frontMatter?: Readonly<Record<string, unknown>>},
  {toc, title}: {toc: readonly TocEntry[]; title: string | undefined},
  isImported = false
): PageValues {
  const values = {
    toc: listHeadings(toc).map(describeHeading),
    ...(text.includes('contentTitle') && {contentTitle: title})
  }
  if (!isImported && !text.includes('frontMatter')) return values
  const data = frontMatter ?? parseFrontMatter(splitFrontMatter(text).yaml, '').data
  // Converts YAML dates to strings, as in JSON.
  return {...values, frontMatter: JSON.parse(JSON.stringify(data)) as StaticProps}
}

/** Returns the headings that are in the page's own file. */
export function listHeadings(toc: readonly TocEntry[]): TocItem[] {
  return toc.filter((entry) => 'id' in entry)
}

/** Returns the partials in a table of contents that have headings, without duplicates. */
export function listPartialHeadings(toc: readonly TocEntry[]): PartialHeadings[] {
  const partials = toc.filter((entry) => 'component' in entry)
  return [...new Map(partials.map((partial) => [partial.component, partial])).values()]
}

function describeHeading({id, depth, html}: TocItem): {[name: string]: StaticValue} {
  return {value: html, id, level: depth}
}

/**
 * Exports values before a page's code, except for names that the page declares. The exported `toc`
 * includes the headings of partials.
 *
 * @param toc - The table of contents, as in `values.toc`.
 */
export function exportValues(tree: Root, values: StaticProps, toc: readonly TocEntry[]): Root {
  const declared = listDeclaredNames(tree)
  const own = Object.entries(values).filter(([name]) => !declared.has(name))
  if (own.length === 0) return tree
  const partials = declared.has('toc') ? [] : listPartialHeadings(toc)
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      ...partials.map(importToc),
      ...own.map(([name, value]) =>
        exportOf(name, name === 'toc' ? tocExpression(toc) : valueExpression(value))
      )
    ]
  }
  const node: RootContent = {type: 'mdxjsEsm', value: '', data: {estree}}
  return {...tree, children: [node, ...tree.children]}
}

function tocExpression(toc: readonly TocEntry[]): ArrayExpression {
  return {
    type: 'ArrayExpression',
    elements: toc.map((entry) =>
      'component' in entry
        ? {type: 'SpreadElement', argument: {type: 'Identifier', name: tocName(entry)}}
        : valueExpression(describeHeading(entry))
    )
  }
}

function importToc(partial: PartialHeadings): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    attributes: [],
    source: {type: 'Literal', value: partial.target},
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: {type: 'Identifier', name: 'toc'},
        local: {type: 'Identifier', name: tocName(partial)}
      }
    ]
  }
}

function tocName({component}: PartialHeadings): string {
  return `__toc${component}`
}

function exportOf(name: string, init: Expression): ExportNamedDeclaration {
  return {
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    source: null,
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{type: 'VariableDeclarator', id: {type: 'Identifier', name}, init}]
    }
  }
}
