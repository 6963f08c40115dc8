import type {SourceReader} from '@lectern/types'

/**
 * A reader for authors at work: it says of no file that it is a draft, so that drafts have pages and
 * entries in sidebars while they are written. What a build publishes is not decided here.
 */
export function showDrafts<Reader extends SourceReader>(reader: Reader): Reader {
  return {
    ...reader,
    async read(absolutePath: string) {
      const source = await reader.read(absolutePath)
      // Another value than `true` stays: it may be a mistake that is to be told.
      if (source.frontMatter.draft !== true) return source
      const {draft: _, ...frontMatter} = source.frontMatter
      return {...source, frontMatter}
    }
  }
}
