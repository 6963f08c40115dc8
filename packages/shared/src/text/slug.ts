import GithubSlugger from 'github-slugger'

/**
 * Converts a title to part of a filename: lowercase words joined by `-`. Letters in all scripts are
 * kept.
 */
export function slugifyTitle(title: string): string {
  return new GithubSlugger().slug(title).replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
}

/**
 * Converts a tag or title to a URL slug: lowercase words joined by `-`. For example, `i18n` becomes
 * `i-18-n`.
 */
export function slugifyLabel(label: string): string {
  const words = label
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .replace(/(\d)([A-Za-z])/g, '$1-$2')
  return new GithubSlugger().slug(words).replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
}
