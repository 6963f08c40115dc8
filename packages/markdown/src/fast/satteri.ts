import type {Root} from 'mdast'

/** Enabled syntax beyond CommonMark. Tables and the other parts of GFM are always enabled. */
export interface FastFeatures {
  directive: boolean
}

/**
 * Parses a text to the same tree as `remark-parse`, apart from the data that `completeTree` adds.
 */
export type FastParse = (text: string, format: 'md' | 'mdx', features: FastFeatures) => Root

type ParseToMdast = (
  text: string,
  settings: {features: {directive: boolean; frontmatter: boolean}}
) => Root

/**
 * The exports that Lectern uses. The package's own type declarations would redeclare mdast types.
 */
interface Satteri {
  markdownToMdast: ParseToMdast
  mdxToMdast: ParseToMdast
}

// Stored in a variable, so that TypeScript doesn't load the package's types.
const SATTERI: string = 'satteri'

/**
 * Loads the native parser.
 *
 * @returns `undefined` on machines without a binary for it.
 */
export async function loadFastParse(): Promise<FastParse | undefined> {
  const satteri: Satteri | undefined = await import(SATTERI).catch(() => undefined)
  if (!satteri) return undefined
  return (text, format, {directive}) => {
    const parse = format === 'mdx' ? satteri.mdxToMdast : satteri.markdownToMdast
    return parse(text, {features: {directive, frontmatter: false}})
  }
}
