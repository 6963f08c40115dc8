import type {Source} from '@lectern/types'

/**
 * Returns the scanned data of a Markdown file at `/site/<file>`. Its front matter starts on line 2.
 */
export function createSource(file: string, fields: Partial<Source> = {}): Source {
  const {frontMatter = {}} = fields
  return {
    file,
    absolutePath: `/site/${file}`,
    hash: '',
    frontMatter,
    frontMatterLines: Object.fromEntries(
      Object.keys(frontMatter).map((key, index) => [key, index + 2])
    ),
    hasTruncateMarker: false,
    problems: [],
    ...fields
  }
}
