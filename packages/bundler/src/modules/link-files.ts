import {parseSync} from 'oxc-parser'
import {applyEdits, type Edit} from './apply-edits.js'
import {moduleSyntax} from './module-syntax.js'
import {childOf, childrenOf, listChildren, nameOf, type SyntaxNode} from './syntax-node.js'

/** Suffixes of imports that return the URL of a file, or of a bundled worker. */
export const FILE_URL = '?file-url'
export const WORKER_URL = '?worker-url'

/** Constructors whose first argument is the URL of a script, which webpack also bundles. */
const WORKERS: ReadonlySet<unknown> = new Set(['Worker', 'SharedWorker'])

/**
 * Replaces the paths in `new URL('./a.png', import.meta.url)` with imports, so that the files become
 * part of the site. In `new Worker(new URL(…))`, the file is bundled as a worker. Line numbers don't
 * change.
 *
 * @returns `undefined` if nothing changes, or for a syntax error, which the bundler reports.
 */
export function linkFiles(code: string, file: string): string | undefined {
  const {program, errors} = parseSync(file, code, {lang: moduleSyntax(file), sourceType: 'module'})
  if (errors.length > 0) return undefined
  const edits: Edit[] = []
  const imports: string[] = []
  visit(program as unknown as SyntaxNode)
  return edits.length > 0 ? [applyEdits(code, edits), ...imports].join('\n') : undefined

  function visit(node: SyntaxNode, parent?: SyntaxNode): void {
    const path = readFileUrl(node)
    if (path) {
      const name = `__file${imports.length}`
      const suffix = isWorker(parent, node) ? WORKER_URL : FILE_URL
      imports.push(`import ${name} from ${JSON.stringify(String(path.value) + suffix)}`)
      edits.push({start: path.start, end: path.end, by: name})
    }
    for (const child of listChildren(node)) visit(child, node)
  }
}

/** Returns the path in `new URL('path', import.meta.url)`, if it's the path of a file. */
function readFileUrl(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type !== 'NewExpression' || nameOf(childOf(node, 'callee')) !== 'URL') return undefined
  const [path, base, ...others] = childrenOf(node, 'arguments')
  if (!path || !base || others.length > 0 || !isModuleUrl(base)) return undefined
  // URLs, absolute paths and folders aren't files to bundle.
  const isFile =
    typeof path.value === 'string' &&
    !/^$|^[a-z][a-z\d+.-]*:|^\/|(?:^|\/)\.{0,2}$/i.test(path.value)
  return path.type === 'Literal' && isFile ? path : undefined
}

function isModuleUrl(node: SyntaxNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    childOf(node, 'object')?.type === 'MetaProperty' &&
    nameOf(childOf(node, 'property')) === 'url'
  )
}

function isWorker(parent: SyntaxNode | undefined, url: SyntaxNode): boolean {
  return (
    parent?.type === 'NewExpression' &&
    WORKERS.has(nameOf(childOf(parent, 'callee'))) &&
    childrenOf(parent, 'arguments')[0] === url
  )
}
