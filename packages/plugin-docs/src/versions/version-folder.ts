import type {SourceFile} from '@lectern/shared/files/source-files'
import type {TagsFile} from '@lectern/shared/pages/tags-file'
import type {CategoryFile} from '../formats/category-file.js'
import type {DocsVersion} from './docs-version.js'

/** What the folder of a version holds. */
export interface VersionFolder {
  version: DocsVersion
  files: readonly SourceFile[]
  /** By folder below that of the version. */
  categoryFiles: Readonly<Record<string, CategoryFile>>
  /** Absent where no file describes the tags. */
  tags?: TagsFile
}
