import type {CodeBlockData} from './code-block-context.js'

/** Attributes of a line of computed code. */
export interface LineAttributes {
  className?: string
  'data-line'?: number
}

/** Returns the class and the number of a line of computed code. Only blocks that don't start at 1 need numbers. */
export function lineProps(
  index: number,
  {lineClasses, showLineNumbers}: Pick<CodeBlockData, 'lineClasses' | 'showLineNumbers'>
): LineAttributes {
  const className = lineClasses?.[index]?.join(' ')
  return {
    ...(className && {className}),
    ...(typeof showLineNumbers === 'number' && {'data-line': showLineNumbers + index})
  }
}
