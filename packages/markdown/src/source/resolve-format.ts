import {parseFrontMatter} from '@lectern/shared/front-matter/front-matter'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import type {MarkdownOptions} from '@lectern/types'

/**
 * Returns the format of a file. Front matter (`mdx: {format: md}`) takes precedence over the site's
 * setting, and that over the file extension.
 *
 * @param source - Text of the file, or only its front matter. If it's missing, front matter is
 *   ignored.
 */
export function resolveFormat(
  fileName: string,
  format: MarkdownOptions['format'],
  source: string | FrontMatterData = ''
): 'md' | 'mdx' {
  const own = readOwnFormat(typeof source === 'string' ? parseFormat(source) : source)
  if (own === 'md' || own === 'mdx') return own
  if (format !== 'detect' && own !== 'detect') return format
  return /\.mdx$/i.test(fileName) ? 'mdx' : 'md'
}

type FrontMatterData = Readonly<Record<string, unknown>>

/** Parses front matter if it may set a format. */
function parseFormat(text: string): FrontMatterData {
  return /^mdx:/m.test(text) ? parseFrontMatter(splitFrontMatter(text).yaml, '').data : {}
}

function readOwnFormat({mdx}: FrontMatterData): unknown {
  return typeof mdx === 'object' && mdx !== null && 'format' in mdx ? mdx.format : undefined
}
