import {formatBytes} from '@lectern/shared/text/format-bytes'
import type {DeployChanges} from '@lectern/site-tools/publish/deploy-changes'
import {formatCode, formatComment} from './markdown-comment.js'

/**
 * Formats a deployment plan as Markdown for a comment on a pull request.
 *
 * @param title - Name of the target.
 */
export function formatDeployMarkdown(changes: DeployChanges, title: string): string {
  const {added, changed, retired, deleted, unchanged, bytes, brokenUrls} = changes
  return formatComment({
    heading: `### Deployment to ${formatCode(title)}`,
    counts: {
      Added: added.length,
      Changed: changed.length,
      Removed: retired.length,
      Deleted: deleted.length,
      Unchanged: unchanged,
      Upload: formatBytes(bytes)
    },
    lists: [
      {title: `URLs without a page: ${brokenUrls.length}`, items: brokenUrls, isOpen: true},
      {title: `Added: ${added.length}`, items: added},
      {title: `Changed: ${changed.length}`, items: changed},
      {title: `Removed, kept for now: ${retired.length}`, items: retired},
      {title: `Deleted: ${deleted.length}`, items: deleted}
    ]
  })
}
