import type {MarkdownOptions} from '@lectern/types'

/** Which language a file is written in; the site's setting wins over the file's ending. */
export function resolveFormat(fileName: string, format: MarkdownOptions['format']): 'md' | 'mdx' {
  if (format !== 'detect') return format
  return /\.mdx$/i.test(fileName) ? 'mdx' : 'md'
}
