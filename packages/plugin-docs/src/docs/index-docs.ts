import type {SiteProblem} from '@lectern/types'
import type {Doc} from './doc.js'

/**
 * Indexes docs by ID. If several docs have the same ID, the first one wins, and each of the others
 * is reported as `doc-id-duplicate`.
 */
export function indexDocs(docs: readonly Doc[]): {
  docById: ReadonlyMap<string, Doc>
  problems: SiteProblem[]
} {
  const docById = new Map<string, Doc>()
  const problems: SiteProblem[] = []
  for (const doc of docs) {
    const first = docById.get(doc.id)
    if (first) problems.push(duplicateDoc(doc, first))
    else docById.set(doc.id, doc)
  }
  return {docById, problems}
}

function duplicateDoc(doc: Doc, first: Doc): SiteProblem {
  const {file, frontMatterLines} = doc.source
  return {
    code: 'doc-id-duplicate',
    message: `The doc ID \`${doc.id}\` is used by two files: ${first.source.file} and ${file}.`,
    position: {file, line: frontMatterLines.id ?? 1},
    hint: 'Change the `id` in the front matter of one file, or rename it.'
  }
}
