import type {SourceReader} from '@lectern/types'

/**
 * A reader for development. It never reports a file as a draft, so drafts have pages and sidebar
 * entries. It doesn't affect builds.
 */
export function showDrafts<Reader extends SourceReader>(reader: Reader): Reader {
  return {
    ...reader,
    async read(absolutePath: string) {
      const source = await reader.read(absolutePath)
      // Values other than `true` stay: they may be errors to report.
      if (source.frontMatter.draft !== true) return source
      const {draft: _, ...frontMatter} = source.frontMatter
      return {...source, frontMatter}
    }
  }
}
