import {findFileInMeta} from './code-meta.js'

/** Matches a fence with an info string, including fences in lists and quotes. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,})(.*)/gm

/**
 * Lists the files whose code a page shows, as written but without the part after `#`. The caller
 * has to read them before compiling the page. Fences inside other fences aren't recognized, so the
 * list may contain their files.
 */
export function findSnippetTargets(text: string): readonly string[] {
  if (!text.includes('file=')) return []
  const targets = [...text.matchAll(FENCE)].flatMap(([, info = '']) => {
    const file = findFileInMeta(info)
    return file === undefined ? [] : [splitSnippetTarget(file).target]
  })
  return [...new Set(targets)]
}

/**
 * Splits `./a.ts#L3-L8` into the file `./a.ts` and the part `L3-L8`. Without a `#`, the part is
 * empty.
 */
export function splitSnippetTarget(file: string): {target: string; part: string} {
  const at = file.indexOf('#')
  return at < 0 ? {target: file, part: ''} : {target: file.slice(0, at), part: file.slice(at + 1)}
}
