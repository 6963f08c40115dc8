import {messageOf} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'
import type {VFileMessage} from 'vfile-message'
import {isVoidTag} from '../tree/component-tags.js'

/**
 * Converts an error from the MDX parser to a problem with a position (`mdx-syntax`).
 *
 * @param text - Content of the page, without front matter.
 */
export function mdxProblem(error: VFileMessage, lineOffset: number, text = ''): SiteProblem {
  const {reason} = error
  const {line = 1, column = 1} = findOpeningTag(reason) ?? findOpeningBrace(error, text) ?? error
  const cause = error.cause ? messageOf(error.cause) : ''
  return {
    code: 'mdx-syntax',
    ...explain(reason, cause.replace(/ \(\d+:\d+\)$/, '')),
    position: {file: '', line: (line ?? 1) + lineOffset, column: column ?? 1}
  }
}

/**
 * Reads the position of an unclosed tag from the message. The error itself only has the
 * surrounding block's position.
 */
function findOpeningTag(reason: string): {line: number; column: number} | undefined {
  const position = /^Expected a closing tag for `[^`]*` \((\d+):(\d+)/.exec(reason)
  return position ? {line: Number(position[1]), column: Number(position[2])} : undefined
}

/**
 * Finds the brace that isn't closed. The error has the position where the parser gave up, which may
 * be the end of the page. No expression ends in between, because the parser would report that one.
 */
function findOpeningBrace(
  {reason, line, column}: VFileMessage,
  text: string
): {line: number; column: number} | undefined {
  if (!/^Unexpected end of file in expression/.test(reason)) return undefined
  const lines = text.split(/\r?\n/).slice(0, line)
  lines.push((lines.pop() ?? '').slice(0, (column ?? 1) - 1))
  for (const [index, content] of [...lines.entries()].reverse()) {
    const [brace] = [...content.matchAll(/(?<!\\)\{/g)].slice(-1)
    if (brace) return {line: index + 1, column: brace.index + 1}
  }
  return undefined
}

interface Explanation {
  message: string
  hint: string
}

function hintForOpenTag(name: string): string {
  if (isVoidTag(name)) return `In MDX, a tag without content ends with a slash: \`<${name} />\`.`
  return `Add \`</${name}>\`, put both tags on separate lines around several blocks, or write \`/>\` for a tag without content.`
}

const TEXT_HINT = 'Write `\\{` or `\\<` for a literal character, or use backticks.'

function explain(reason: string, cause: string): Explanation {
  for (const [pattern, describe] of REASONS) {
    const match = pattern.exec(reason)
    if (match) return describe(match, cause)
  }
  const sentence = reason.split('\n')[0]?.replace(/\.$/, '') ?? 'unknown'
  return {message: `The page isn't valid MDX: ${sentence}.`, hint: TEXT_HINT}
}

type Describe = (match: RegExpExecArray, cause: string) => Explanation

const REASONS: readonly (readonly [RegExp, Describe])[] = [
  [
    /^Could not parse import\/exports/,
    (_match, cause) => ({
      message: `The import or export isn't valid JavaScript: ${cause || 'syntax error'}.`,
      hint: 'Fix the statement and add a blank line after it. Write `\\import` for the literal word.'
    })
  ],
  [
    /^Could not parse expression/,
    (_match, cause) => ({
      message: `The expression in braces isn't valid JavaScript: ${cause || 'syntax error'}.`,
      hint: TEXT_HINT
    })
  ],
  [
    /^Unexpected end of file in expression/,
    () => ({message: "The brace `{` isn't closed.", hint: TEXT_HINT})
  ],
  [
    /^Expected a closing tag for `([^`]+)`/,
    ([, tag = '']) => ({
      message: `The tag \`${tag}\` isn't closed in the same block.`,
      hint: hintForOpenTag(tag.slice(1, -1))
    })
  ],
  [
    /^Unexpected closing tag `([^`]+)`, expected corresponding closing tag for `([^`]+)`/,
    ([, found, wanted]) => ({
      message: `The tag \`${wanted}\` has the wrong closing tag \`${found}\`.`,
      hint: `Close \`${wanted}\` first.`
    })
  ],
  [
    /^Unexpected character after `<`/,
    () => ({
      message: "The tag isn't valid or isn't closed.",
      hint: 'Check its attributes and its end. Write `\\<` for a literal character, or use backticks.'
    })
  ],
  [
    /^Unexpected closing slash/,
    () => ({
      message: 'The closing tag has no opening tag.',
      hint: 'Remove the closing tag, or open the tag first.'
    })
  ],
  [
    /^Unexpected character `(.)` \(U\+[\dA-F]+\) (?:before|in) (name|local name|member name|closing tag)/u,
    ([, character]) => ({
      message: `The character \`${character}\` after \`<\` isn't valid in a tag.`,
      hint: 'Write `\\<` for a literal `<`, `[text](url)` for a link, or `{/* … */}` for a comment.'
    })
  ],
  [
    /^Unexpected character `(.)` \(U\+[\dA-F]+\)/u,
    ([, character]) => ({
      message: `The character \`${character}\` isn't valid at this position in a tag.`,
      hint: 'Use `name="text"` or `name={expression}` for attributes.'
    })
  ],
  [
    /^Unexpected end of file/,
    () => ({
      message: "The last tag of the page isn't closed.",
      hint: 'Close the tag with `>`, or write `\\<` for a literal `<`.'
    })
  ],
  [
    /^Unexpected lazy line/,
    () => ({
      message: 'The tag or expression extends beyond the list or quote that contains it.',
      hint: 'Indent all its lines like the first one, or start each line with `>`.'
    })
  ]
]
