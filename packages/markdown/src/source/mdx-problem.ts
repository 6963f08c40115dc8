import {messageOf} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'
import {VFileMessage} from 'vfile-message'

/** Tell an author what the MDX parser found wrong, and where (`mdx-syntax`). */
export function mdxProblem(error: unknown, lineOffset: number): SiteProblem {
  const reason = error instanceof VFileMessage ? error.reason : messageOf(error)
  const {line = 1, column = 1} =
    findOpeningTag(reason) ?? (error instanceof VFileMessage ? error : {})
  const cause = error instanceof VFileMessage && error.cause ? messageOf(error.cause) : ''
  return {
    code: 'mdx-syntax',
    ...explain(reason, cause.replace(/ \(\d+:\d+\)$/, '')),
    position: {file: '', line: (line ?? 1) + lineOffset, column: column ?? 1}
  }
}

/** The parser places a missing end at the block around the tag; the tag's own place is in its words. */
function findOpeningTag(reason: string): {line: number; column: number} | undefined {
  const place = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)/.exec(reason)
  return place ? {line: Number(place[1]), column: Number(place[2])} : undefined
}

interface Explanation {
  message: string
  hint: string
}

const TEXT_HINT =
  'Write `\\{` or `\\<` for a character that is text, or put the text into backticks.'

function explain(reason: string, cause: string): Explanation {
  for (const [pattern, describe] of REASONS) {
    const match = pattern.exec(reason)
    if (match) return describe(match, cause)
  }
  const sentence = reason.split('\n')[0]?.replace(/\.$/, '') ?? 'unknown'
  return {message: `The page is not valid MDX: ${sentence}.`, hint: TEXT_HINT}
}

type Describe = (match: RegExpExecArray, cause: string) => Explanation

const REASONS: readonly (readonly [RegExp, Describe])[] = [
  [
    /^Could not parse import\/exports/,
    (_match, cause) => ({
      message: `An import or export is not valid JavaScript: ${cause || 'it cannot be read'}.`,
      hint: 'Correct the statement, and leave a blank line after it; write `\\import` for a word that is text.'
    })
  ],
  [
    /^Could not parse expression/,
    (_match, cause) => ({
      message: `The expression in braces is not valid JavaScript: ${cause || 'it cannot be read'}.`,
      hint: TEXT_HINT
    })
  ],
  [
    /^Unexpected end of file in expression/,
    () => ({message: 'A brace `{` is opened and never closed.', hint: TEXT_HINT})
  ],
  [
    /^Expected a closing tag for `([^`]+)`/,
    ([, tag]) => ({
      message: `The tag \`${tag}\` is not closed in the block in which it is opened.`,
      hint: `Add \`</${tag?.slice(1)}\`, put both tags on lines of their own around several blocks, or write \`/>\` for a tag without content.`
    })
  ],
  [
    /^Unexpected closing tag `([^`]+)`, expected corresponding closing tag for `([^`]+)`/,
    ([, found, wanted]) => ({
      message: `The tag \`${wanted}\` is closed by \`${found}\`.`,
      hint: `Close \`${wanted}\` first.`
    })
  ],
  [
    /^Unexpected closing slash/,
    () => ({
      message: 'A closing tag has no opening tag before it.',
      hint: 'Remove the closing tag, or open the tag first.'
    })
  ],
  [
    /^Unexpected character `(.)` \(U\+[\dA-F]+\) (?:before|in) (name|local name|member name|closing tag)/u,
    ([, character]) => ({
      message: `After \`<\` the character \`${character}\` cannot be part of a tag.`,
      hint: 'Write `\\<` for a sign that is text, `[text](url)` for a link in angle brackets, and `{/* … */}` for a comment.'
    })
  ],
  [
    /^Unexpected character `(.)` \(U\+[\dA-F]+\)/u,
    ([, character]) => ({
      message: `The character \`${character}\` cannot stand here in a tag.`,
      hint: 'Write attributes as `name="text"` or `name={expression}`.'
    })
  ],
  [
    /^Unexpected end of file/,
    () => ({
      message: 'The page ends inside a tag.',
      hint: 'Close the tag with `>`, or write `\\<` for a sign that is text.'
    })
  ],
  [
    /^Unexpected lazy line/,
    () => ({
      message: 'A tag or expression goes on outside the list or quote in which it began.',
      hint: 'Indent every line of it as far as the first one, or start every line with `>`.'
    })
  ]
]
