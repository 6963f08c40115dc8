import type {SiteProblem} from '@lectern/types'
import type {PageNote} from '../memory/build-memory.js'

const HINTS: readonly (readonly [start: string, hint: string])[] = [
  [
    'a style attribute',
    'Write the style into a stylesheet and give the element a class, or allow it: security.csp.directives, style-src.'
  ],
  [
    'a <style> element',
    'Write the rules into a stylesheet, or allow them: security.csp.directives, style-src.'
  ],
  [
    'an event handler',
    'Listen in a script file instead; a handler in HTML cannot be told from one that was smuggled in.'
  ],
  [
    'an inline script',
    'Move the script into a file, or add its hash to script-src in security.csp.directives.'
  ],
  ['code that needs', 'Allow it in security.csp.directives, or do without the component.']
]

/**
 * Tell what the content security policy of a site keeps from working, one problem for each thing however
 * many pages have it.
 */
export function findBlockedCode(pages: ReadonlyMap<string, PageNote>): SiteProblem[] {
  const pagesByCode = new Map<string, string[]>()
  for (const [path, {blocked = []}] of pages) {
    for (const code of blocked) pagesByCode.set(code, [...(pagesByCode.get(code) ?? []), path])
  }
  return [...pagesByCode].map(([code, [first = '', ...others]]) => ({
    code: 'policy-blocks-code',
    policy: 'warn',
    message: `The content security policy blocks ${code} on ${first}${countOthers(others.length)}.`,
    hint: HINTS.find(([start]) => code.startsWith(start))?.[1] ?? ''
  }))
}

function countOthers(count: number): string {
  if (count === 0) return ''
  return ` and ${count === 1 ? 'one other page' : `${count} other pages`}`
}
