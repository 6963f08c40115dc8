import type {SiteProblem} from '@lectern/types'
import type {PageNote} from '../memory/build-memory.js'

const HINTS: readonly (readonly [start: string, hint: string])[] = [
  [
    'a style attribute',
    'Move the style to a stylesheet, or allow it in `style-src` of `security.csp.directives`.'
  ],
  [
    'a <style> element',
    'Move the rules to a stylesheet, or allow them in `style-src` of `security.csp.directives`.'
  ],
  [
    'an event handler',
    "Add the event listener in a script file. Browsers can't distinguish inline handlers from injected code."
  ],
  [
    'an inline script',
    'Move the script to a file, or add its hash to `script-src` of `security.csp.directives`.'
  ],
  ['images from', createFileHint('img-src')],
  ['audio and video from', createFileHint('media-src')],
  ['frames from', createFileHint('frame-src')],
  ['scripts from', createFileHint('script-src')],
  ['stylesheets from', createFileHint('style-src')],
  ['objects from', createFileHint('object-src')],
  ['code that needs', 'Allow it in `security.csp.directives`, or remove the component.']
]

function createFileHint(directive: string): string {
  return `Copy the files to the site, or allow the host in \`${directive}\` of \`security.csp.directives\`.`
}

/**
 * Reports code that the site's content security policy blocks, once for all pages that contain it.
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
  return ` and ${count === 1 ? '1 other page' : `${count} other pages`}`
}
