import type {SourceFile} from '@lectern/shared/files/source-files'
import type {TagsFile} from '@lectern/shared/pages/tags-file'
import type {CategoryFile} from '../formats/category-file.js'
import type {DocsVersion} from './docs-version.js'

/** Content of a version's folder. */
export interface VersionFolder {
  version: DocsVersion
  files: readonly SourceFile[]
  /** Docs of the extended version that this version removes. */
  removed?: readonly SourceFile[]
  /** By folder, relative to the version's folder. */
  categoryFiles: Readonly<Record<string, CategoryFile>>
  /** Not set if there's no tags file. */
  tags?: TagsFile
}
