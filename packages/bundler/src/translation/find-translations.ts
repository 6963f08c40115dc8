import {moduleSyntax} from '../modules/module-syntax.js'
import {parseSync} from 'oxc-parser'
import {findImports, type TranslationImport} from './find-imports.js'
import {readCall} from './read-call.js'
import {readElement} from './read-element.js'
import {listChildren, nameOf, type SyntaxNode} from '../modules/syntax-node.js'
import type {TranslationUse} from './translation-use.js'

export type {TranslationUse} from './translation-use.js'

/** Translations in a source. */
export interface FoundTranslations {
  uses: readonly TranslationUse[]
  imports: readonly TranslationImport[]
  /** Imported names that are also used in other ways than in `uses`. */
  otherNames: ReadonlySet<string>
}

/** Returns whether code may contain translations. This quick check skips most files. */
function mayTranslate(code: string): boolean {
  return /[tT]ranslate\b/.test(code)
}

/**
 * Finds uses of `translate({…})` and `<Translate>` in a source. They're imported from
 * `@lectern/client` or `@docusaurus/Translate`.
 *
 * @param file - Its extension determines the syntax. JSX is allowed in any JavaScript file.
 * @returns `undefined` for a syntax error, which the bundler reports with its position.
 */
export function findTranslations(code: string, file: string): FoundTranslations | undefined {
  if (!mayTranslate(code)) return {uses: [], imports: [], otherNames: new Set()}
  const {program, errors} = parseSync(file, code, {lang: moduleSyntax(file), sourceType: 'module'})
  if (errors.length > 0) return undefined
  const root = program as unknown as SyntaxNode
  const imports = findImports(root)
  const uses: TranslationUse[] = []
  const mentioned: SyntaxNode[] = []
  if (imports.length > 0) visit(root, undefined)
  const known = new Set(
    uses.flatMap(({issue, names}) => (issue ? [] : names.map((span) => span.start)))
  )
  const others = mentioned.filter(({start}) => !known.has(start))
  return {uses, imports, otherNames: new Set(others.map((node) => nameOf(node) ?? ''))}

  function visit(node: SyntaxNode, parent: SyntaxNode | undefined): void {
    if (node.type === 'ImportDeclaration') return
    const use = readCall(node, imports) ?? readElement(node, parent, imports)
    if (use) uses.push(use)
    const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier'
    if (isName && imports.some(({local}) => local === node.name)) mentioned.push(node)
    for (const child of listChildren(node)) visit(child, node)
  }
}
