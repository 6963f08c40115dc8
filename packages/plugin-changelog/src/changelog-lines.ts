import {trackFences} from '@lectern/shared/code/track-fences'

/** A line of a Markdown file. */
export interface ChangelogLine {
  text: string
  /** Line number, starting at 1. */
  number: number
  /** Level and text, if the line is a heading. */
  heading?: {level: number; text: string}
  /** Whether the line is part of fenced code. */
  isCode?: true
}

const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*)/

/** Removes trailing spaces and the closing `#` characters of a heading. */
function withoutClosing(text: string): string {
  return text.trimEnd().replace(/(?<![ \t])[ \t]+#+$/, '')
}

/** Splits a Markdown file into lines. Ignores headings in code blocks. */
export function splitLines(text: string): ChangelogLine[] {
  const findFence = trackFences()
  return text.split(/\r?\n/).map((line, index) => {
    const number = index + 1
    if (findFence(line)) return {text: line, number, isCode: true}
    const [, hashes, content = ''] = HEADING.exec(line) ?? []
    if (hashes === undefined) return {text: line, number}
    return {text: line, number, heading: {level: hashes.length, text: withoutClosing(content)}}
  })
}
