import path from 'node:path'
import {parseSync} from 'oxc-parser'
import {relativePath} from '@lectern/shared/files/relative-path'
import {applyEdits, type Edit} from '../modules/apply-edits.js'
import {moduleSyntax} from '../modules/module-syntax.js'
import {listChildren, type SyntaxNode} from '../modules/syntax-node.js'
import {findFolder, type FolderNames} from './find-folder.js'
import {findRequires} from './find-requires.js'
import {CONTEXT, type ModuleContext} from './module-context.js'
import {type CalculatedRequest, readRequest} from './read-request.js'

/**
 * Bundles all modules to which a calculated path may refer, as webpack does. Line numbers don't
 * change.
 *
 * @param file - Absolute.
 * @returns `undefined` if nothing changes, or for a syntax error, which the bundler reports.
 */
export function linkContexts(code: string, file: string, names: FolderNames): string | undefined {
  const {program, errors} = parseSync(file, code, {lang: moduleSyntax(file), sourceType: 'module'})
  if (errors.length > 0) return undefined
  const root = program as unknown as SyntaxNode
  const requires = findRequires(root)
  const edits: Edit[] = []
  visit(root)
  return edits.length > 0 ? applyEdits(code, edits) : undefined

  function visit(node: SyntaxNode): void {
    const request = readRequest(node, requires)
    const folder = request && findFolder(request.folder, path.dirname(file), names)
    if (request && folder !== undefined) {
      const {start, end} = request.replaced
      const lines = code.slice(start, end).replace(/[^\n]/g, '')
      edits.push({
        start,
        end,
        by: writeRequest(request, relativePath(names.siteDir, folder)) + lines
      })
      if (end === node.end) return
    }
    for (const child of listChildren(node)) visit(child)
  }
}

/** A package that uses CommonJS can't contain an `import`. */
function writeRequest({replaced: _, ...request}: CalculatedRequest, folder: string): string {
  const context: ModuleContext = {...request, folder}
  return `require(${JSON.stringify(CONTEXT + JSON.stringify(context))})`
}
