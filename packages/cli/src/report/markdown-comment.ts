import {formatCount} from '@lectern/shared/text/format-count'

/** Maximum length of a report. GitHub accepts 65,536 characters, so two reports fit in a comment. */
const MAX_COMMENT = 30_000

/** Maximum number of listed items. */
const MAX_ITEMS = 20

/** Maximum length of an item. */
const MAX_ITEM = 400

/** An expandable list. */
export interface CommentList {
  /** Trusted text. It must not contain characters that are special in HTML. */
  title: string
  /** Untrusted text, such as names and messages from a pull request. */
  items: readonly string[]
  /** Whether the list is expanded at first. */
  isOpen?: boolean
}

/** Parts of a comment. */
export interface Comment {
  /** Trusted Markdown. */
  heading: string
  /** Values for a table with a single row, by column. */
  counts: Readonly<Record<string, number | string>>
  lists: readonly CommentList[]
}

/**
 * Formats a comment on a pull request. Untrusted text only appears in code blocks, so it can't add
 * formatting, links, images, HTML or mentions. Lists that don't fit are left out.
 */
export function formatComment({heading, counts, lists}: Comment): string {
  const names = Object.keys(counts)
  const row = (cells: readonly (number | string)[]) => `| ${cells.join(' | ')} |`
  const table = [row(names), row(names.map(() => '---:')), row(Object.values(counts))].join('\n')
  const parts = [heading, table]
  let length = parts.join('\n\n').length
  const used = lists.filter(({items}) => items.length > 0)
  for (const [index, list] of used.entries()) {
    const part = formatList(list)
    length += part.length + 2
    if (length > MAX_COMMENT) {
      parts.push(
        `${formatCount(used.length - index, 'more list')} left out to keep this comment short.`
      )
      break
    }
    parts.push(part)
  }
  return `${parts.join('\n\n')}\n`
}

function formatList({title, items, isOpen = false}: CommentList): string {
  const left = items.length - MAX_ITEMS
  const lines = items.slice(0, MAX_ITEMS).map(shorten)
  const text = [...lines, ...(left > 0 ? [`… and ${left} more`] : [])].join('\n')
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return [
    `<details${isOpen ? ' open' : ''}><summary>${title}</summary>`,
    '',
    `${fence}text`,
    text,
    fence,
    '',
    '</details>'
  ].join('\n')
}

/** Formats untrusted text as inline code. */
export function formatCode(text: string): string {
  const clean = shorten(text).replaceAll('\n', ' ')
  const fence = '`'.repeat(longestRun(clean) + 1)
  const space = /^[` ]|[` ]$/.test(clean) ? ' ' : ''
  return fence + space + clean + space + fence
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}

/** Shortens an item and removes characters that would hide or reorder text. */
function shorten(text: string): string {
  const clean = text
    .slice(0, MAX_ITEM + 1)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
  return text.length > MAX_ITEM ? `${clean.slice(0, MAX_ITEM)}…` : clean
}
