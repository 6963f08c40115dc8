import {findFileInMeta} from './code-meta.js'

/** A fence with an info string, also in lists and quotes. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,})(.*)/gm

/**
 * The files whose code a text shows, as written, without the part after `#`. They have to be read
 * before the text is compiled. A fence in an outer fence also counts.
 */
export function findSnippetTargets(text: string): readonly string[] {
  if (!text.includes('file=')) return []
  const targets = [...text.matchAll(FENCE)].flatMap(([, info = '']) => {
    const file = findFileInMeta(info)
    return file === undefined ? [] : [splitSnippetTarget(file).target]
  })
  return [...new Set(targets)]
}

/** `./a.ts#L3-L8` is the file `./a.ts` and its part `L3-L8`; no part is an empty text. */
export function splitSnippetTarget(file: string): {target: string; part: string} {
  const at = file.indexOf('#')
  return at < 0 ? {target: file, part: ''} : {target: file.slice(0, at), part: file.slice(at + 1)}
}
