import {addDefaultRules, type DefaultRules} from '@lectern/client'
import dompurify from 'dompurify'
import type {Mermaid} from 'mermaid'

/**
 * Mermaid writes plain HTML strings, which pages with Trusted Types reject. They're sanitized first. Text
 * without `<` can't contain elements, and sanitizing would change stylesheets.
 */
const MERMAID_RULES: DefaultRules = {
  createHTML: (html) => (html.includes('<') ? dompurify.sanitize(html) : html)
}

/** Loads Mermaid and lets it write to pages that require Trusted Types. */
export async function loadMermaid(): Promise<{default: Mermaid}> {
  addDefaultRules(MERMAID_RULES)
  return import('mermaid')
}
