import {addDefaultRules, type DefaultRules} from '@lectern/client'
import dompurify from 'dompurify'
import type {Mermaid} from 'mermaid'

/**
 * Sanitizes the plain HTML strings that Mermaid writes, because pages with Trusted Types would
 * reject them. Text without `<` can't contain elements, and might be a stylesheet that sanitizing
 * would change.
 */
const MERMAID_RULES: DefaultRules = {
  createHTML: (html) => (html.includes('<') ? dompurify.sanitize(html) : html)
}

/** Loads Mermaid, and allows it to write HTML on pages that require Trusted Types. */
export async function loadMermaid(): Promise<{default: Mermaid}> {
  addDefaultRules(MERMAID_RULES)
  return import('mermaid')
}
