import {sitePath} from '@lectern/shared/cache/content-token'

/** The start of a link's target that is relative to the site. */
const TARGET = /\]\((?=\/(?!\/))/g

/**
 * Marks links in Markdown that are relative to the site, so that copies of the page get complete URLs. Links in code
 * stay text.
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
