/**
 * Removes the fences of `mdx-code-block` blocks, which hide MDX from translation tools. The fence
 * lines stay as empty lines, so that positions remain correct. Fences inside another fence are
 * kept.
 */
export function openMdxBlocks(text: string): string {
  let around: string | undefined
  let isOpened = false
  const lines = text.split('\n').map((line) => {
    const fence = /^[ \t]*(`{3,}|~{3,})((?:[^`~\r][^`\r]*)?)\r?$/.exec(line)
    if (!fence) return line
    const [, mark = '', rest = ''] = fence
    const info = rest.trim()
    if (around === undefined) {
      around = mark
      isOpened = info === 'mdx-code-block'
      return isOpened ? '' : line
    }
    if (info !== '' || mark[0] !== around[0] || mark.length < around.length) return line
    const wasOpened = isOpened
    around = undefined
    isOpened = false
    return wasOpened ? '' : line
  })
  return lines.join('\n')
}
