import {parseFrontMatter} from '@lectern/shared/front-matter/front-matter'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import type {MarkdownOptions} from '@lectern/types'

/**
 * Which language a file is written in: what its front matter says (`mdx: {format: md}`), else the
 * site's setting, else its ending.
 *
 * @param text - Of the file; its front matter is left out of account without it.
 */
export function resolveFormat(
  fileName: string,
  format: MarkdownOptions['format'],
  text = ''
): 'md' | 'mdx' {
  const own = /^mdx:/m.test(text) ? readOwnFormat(text) : undefined
  if (own === 'md' || own === 'mdx') return own
  if (format !== 'detect' && own !== 'detect') return format
  return /\.mdx$/i.test(fileName) ? 'mdx' : 'md'
}

function readOwnFormat(text: string): unknown {
  const {mdx} = parseFrontMatter(splitFrontMatter(text).yaml, '').data
  return typeof mdx === 'object' && mdx !== null && 'format' in mdx ? mdx.format : undefined
}
