import type {SourceReader} from '@lectern/types'

/**
 * Wraps a reader for development: drafts are treated as regular files, so they have pages and sidebar items. Builds
 * aren't affected.
 */
export function showDrafts<Reader extends SourceReader>(reader: Reader): Reader {
  return {
    ...reader,
    async read(absolutePath: string) {
      const source = await reader.read(absolutePath)
      // Other values are kept, since they may be errors to report.
      if (source.frontMatter.draft !== true) return source
      const {draft: _, ...frontMatter} = source.frontMatter
      return {...source, frontMatter}
    }
  }
}
