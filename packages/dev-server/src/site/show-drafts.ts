import type {SourceReader} from '@lectern/types'

/**
 * Wraps a reader so that drafts are treated as regular files with pages and sidebar items. Only
 * used in development.
 */
export function showDrafts<Reader extends SourceReader>(reader: Reader): Reader {
  return {
    ...reader,
    async read(absolutePath: string) {
      const source = await reader.read(absolutePath)
      // Other values are kept, because they may be errors to report.
      if (source.frontMatter.draft !== true) return source
      const {draft: _, ...frontMatter} = source.frontMatter
      return {...source, frontMatter}
    }
  }
}
