import {joinClasses} from '../markup/join-classes.js'
import type {CodeBlockData} from './code-block-context.js'

/** Lines with a sign in front of them. */
const MARKED = /code-block-(?:diff-add|diff-remove|warning|error)-line/

/** Returns the classes of the element around a code block. */
export function codeBlockClasses({
  language,
  html = '',
  showLineNumbers: numbers,
  className
}: CodeBlockData): string | undefined {
  return joinClasses(
    'theme-code-block',
    language && `language-${language}`,
    numbers && 'code-block--numbered',
    MARKED.test(html) && 'code-block--marked',
    html.includes('code-block-focus-line') && 'code-block--focused',
    className
  )
}
