import GithubSlugger from 'github-slugger'
import kebabCase from 'lodash-es/kebabCase.js'

/**
 * Converts a title to part of a filename: lowercase words joined by `-`. Letters in all scripts are
 * kept.
 */
export function slugifyTitle(title: string): string {
  return new GithubSlugger().slug(title).replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
}

/**
 * Converts a tag to a URL slug as Docusaurus does: words in lowercase, without accents, joined by
 * `-`. For example, `Node.js` becomes `node-js`, and `i18n` becomes `i-18-n`.
 */
export function slugifyLabel(label: string): string {
  return kebabCase(label)
}
