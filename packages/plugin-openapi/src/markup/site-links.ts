import {sitePath} from '@lectern/shared/cache/content-token'

/** Matches the start of a link target that's relative to the site. */
const TARGET = /\]\((?=\/(?!\/))/g

/**
 * Marks links that are relative to the site, so that they can be turned into full URLs when the
 * page is copied as Markdown. Links in code are left alone.
 */
export function markSiteLinks(markdown: string): string {
  let code: string | undefined
  return markdown
    .split(/(`+)/)
    .map((part) => {
      if (!part.startsWith('`'))
        return code === undefined ? part.replace(TARGET, `](${sitePath('')}`) : part
      code = code === undefined ? part : code === part ? undefined : code
      return part
    })
    .join('')
}
