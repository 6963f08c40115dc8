import type {CategoryFile} from './category-file.js'
import type {DocFile} from './doc.js'
import type {DocsVersion} from './docs-version.js'

/** What the folder of a version holds. */
export interface VersionFolder {
  version: DocsVersion
  files: readonly DocFile[]
  /** By folder below that of the version. */
  categoryFiles: Readonly<Record<string, CategoryFile>>
}
