import type {Source} from '@lectern/types'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/** A file of a plugin's content. */
interface ContentFile {
  /** Not set for components. */
  source?: Source
}

/** The part of a plugin's content that contains its files. Docs have them in versions. */
interface FileContent {
  files?: readonly ContentFile[]
  versions?: readonly {files?: readonly ContentFile[]}[]
}

/** Returns the sources in the content of a docs, blog or pages plugin, by path from the site root. */
export function indexSources(content: unknown): ReadonlyMap<string, Source> {
  // The plugins load their content according to this type.
  const {files = [], versions = []} = (content ?? {}) as FileContent
  const all = [...files, ...versions.flatMap((version) => version.files ?? [])]
  return new Map(all.flatMap(({source}) => (source ? [[source.file, source] as const] : [])))
}

/** Returns front matter as its author wrote it. */
export function readWritten(source: Source | undefined): UnknownRecord | undefined {
  return source && {...source.frontMatter, ...source.writtenFields}
}
