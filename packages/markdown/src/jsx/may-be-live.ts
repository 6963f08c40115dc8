import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import {isGlobalName, isStaticImport} from './static-components.js'

/**
 * Returns whether a page may contain a formula or a component that runs in the browser. This is an
 * estimate from the text, because compiling takes much longer. When in doubt, it returns `true`.
 */
export function mayAffectBundle(text: string, format: 'md' | 'mdx'): boolean {
  const {body} = splitFrontMatter(text)
  const {prose, fences} = splitFences(body)
  if (fences.some((info) => /\b(?:live|math)\b/.test(info))) return true
  const plain = prose.replace(/`[^`\n]+`/g, '')
  if (plain.includes('$')) return true
  return format === 'mdx' && mayBeLive(plain)
}

/** Splits a text into the lines outside code blocks and the opening fences. */
function splitFences(body: string): {prose: string; fences: readonly string[]} {
  const prose: string[] = []
  const fences: string[] = []
  let open: string | undefined
  for (const line of body.split('\n')) {
    const [, marks = ''] = /^[\s>]*(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? []
    if (open === undefined) {
      if (marks !== '') fences.push(line)
      else prose.push(line)
      open = marks === '' ? undefined : marks
    } else if (marks.startsWith(open)) open = undefined
  }
  return {prose: prose.join('\n'), fences}
}

/** Expressions that are always static: comments and heading IDs. */
const STATIC_EXPRESSION = /\{\/\*[^*]*\*\/\}|\{#[^{}\s]*\}/g

function mayBeLive(plain: string): boolean {
  const text = plain.replace(STATIC_EXPRESSION, '')
  if (text.includes('{')) return true
  const modules = text.split('\n').filter((line) => /^(?:import|export)\s/.test(line))
  if (!modules.every(isStaticImport)) return true
  return [...text.matchAll(/<([A-Z][\w.]*)/g)].some(([, name = '']) => !isGlobalName(name))
}
