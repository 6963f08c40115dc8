import {joinClasses} from '../markup/join-classes.js'
import type {CodeBlockData} from './code-block-context.js'

/** Lines that show a marker, such as `+` or `-`. */
const MARKED = /code-block-(?:diff-add|diff-remove|warning|error)-line/

/** Returns the class names of a code block's container. */
export function codeBlockClasses({
  language,
  html = '',
  showLineNumbers: numbers,
  className
}: CodeBlockData): string | undefined {
  return joinClasses(
    'theme-code-block',
    missingLanguageClass(className, language),
    numbers && 'code-block--numbered',
    MARKED.test(html) && 'code-block--marked',
    html.includes('code-block-focus-line') && 'code-block--focused',
    className
  )
}

/** Returns the class of a code block's language, unless its class names include it. */
export function missingLanguageClass(className = '', language?: string): string | undefined {
  const name = `language-${language}`
  return language && !className.split(' ').includes(name) ? name : undefined
}
