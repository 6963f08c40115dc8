import type {Root} from 'mdast'

/** Enabled syntax beyond CommonMark. Tables and the other parts of GFM are always enabled. */
export interface FastFeatures {
  directive: boolean
}

/** Parses a text to the tree that `remark-parse` gives, as far as `completeTree` has work left. */
export type FastParse = (text: string, format: 'md' | 'mdx', features: FastFeatures) => Root

type ParseToMdast = (
  text: string,
  settings: {features: {directive: boolean; frontmatter: boolean}}
) => Root

/** Used exports of the package. Its own types would redeclare types of mdast. */
interface Satteri {
  markdownToMdast: ParseToMdast
  mdxToMdast: ParseToMdast
}

// A name in a variable keeps the package's types out.
const SATTERI: string = 'satteri'

/**
 * The native parser.
 *
 * @returns `undefined` on machines that it has no binary for.
 */
export async function loadFastParse(): Promise<FastParse | undefined> {
  const satteri: Satteri | undefined = await import(SATTERI).catch(() => undefined)
  if (!satteri) return undefined
  return (text, format, {directive}) => {
    const parse = format === 'mdx' ? satteri.mdxToMdast : satteri.markdownToMdast
    return parse(text, {features: {directive, frontmatter: false}})
  }
}
