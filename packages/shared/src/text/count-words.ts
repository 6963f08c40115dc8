/** Matches Chinese, Japanese and Korean characters. Each counts as one word. */
const CJK =
  /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{323af}]/gu

/** Matches text in scripts that don't separate words with spaces. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu

const WORD = /[\p{L}\p{N}][^\s]*/gu

/** Counts the words in a text in any language. */
export function countWords(text: string): number {
  const characters = text.match(CJK)?.length ?? 0
  const runs = text.match(UNSPACED) ?? []
  const spaced = characters + runs.length > 0 ? text.replace(CJK, ' ').replace(UNSPACED, ' ') : text
  return characters + countUnspaced(runs) + (spaced.match(WORD)?.length ?? 0)
}

/** Counts words in text without spaces. All locales use the same dictionary for these scripts. */
function countUnspaced(runs: readonly string[]): number {
  if (runs.length === 0) return 0
  const segmenter = new Intl.Segmenter('en', {granularity: 'word'})
  return runs.reduce((sum, run) => {
    const words = [...segmenter.segment(run)].filter(({isWordLike}) => isWordLike)
    return sum + words.length
  }, 0)
}
