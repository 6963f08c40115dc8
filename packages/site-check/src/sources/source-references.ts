/** An address as an author has written it, with its offset. */
export interface WrittenReference {
  address: string
  at: number
}

/** Code of a Markdown file, of which no address counts. */
const FENCES = /^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|(?![\s\S]))/gm
const CODE_SPANS = /(?<![{`])(`+)(?!`)[^`\n](?:[^\n]*?[^`\n])?\1(?!`)/g

/**
 * How Markdown, HTML and JSX write addresses: `](a)`, `[a]: b`, `<https://a>`, `href="a"`, `to={'a'}`,
 * `href: 'a'`; each alternative ends with the address.
 */
const ADDRESSES = [
  /\]\(\s*<([^>\n]+)>/dg,
  /\]\(\s*([^\s<)]+)/dg,
  /^[ \t>]*\[[^\]\n]+\]:\s*<?([^\s>]+)/dgm,
  /<(https?:[^>\s]+)>/dg,
  /\b(?:href|src|to|srcset|poster|action|data|image|url)\s*[=:]\s*\{?\s*["'`]([^"'`\n]*)["'`]/dgi,
  /(?<![("'`<\]=:/\w])(https?:\/\/[^\s<>"'`)\]]+)/dg
]

/** List the addresses in a source: Markdown, or code with JSX. */
export function listSourceReferences(text: string, isMarkdown: boolean): WrittenReference[] {
  const bare = isMarkdown ? blankOut(blankOut(text, FENCES), CODE_SPANS) : text
  const found = ADDRESSES.flatMap((pattern) =>
    [...bare.matchAll(pattern)].map(({indices, 1: address = ''}) => ({
      address,
      at: indices?.[1]?.[0] ?? 0
    }))
  )
  return found.flatMap(splitSet).sort((left, right) => left.at - right.at)
}

/** A `srcset` holds several, each with the size for which it is meant. */
function splitSet({address, at}: WrittenReference): WrittenReference[] {
  if (!/\s[\d.]+[wx](?:,|$)/.test(address)) return [{address, at}]
  return [...address.matchAll(/([^\s,]\S*)\s+[\d.]+[wx]/g)].map(({index, 1: part = ''}) => ({
    address: part,
    at: at + index
  }))
}

function blankOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, (code) => code.replace(/[^\n]/g, ' '))
}
