import {Children, Fragment, isValidElement, type ReactNode} from 'react'
import type {HeadTag, HeadTagName} from '@lectern/types'
import {htmlAttributeName} from './attribute-names.js'

const ALLOWED: ReadonlySet<string> = new Set<HeadTagName>([
  'title',
  'meta',
  'link',
  'script',
  'style',
  'base',
  'noscript',
  'html',
  'body'
])

/**
 * Parses the children of `<Head>` into data.
 *
 * @throws Error if a child has a type that specification §5 doesn't allow, or a title has children
 *   that aren't strings.
 */
export function parseHeadChildren(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return []
    if (child.type === Fragment) return parseHeadChildren(child.props.children as ReactNode)
    if (typeof child.type !== 'string' || !ALLOWED.has(child.type)) {
      throw new Error(
        `<Head> contains <${typeof child.type === 'string' ? child.type : (child.type.name ?? 'Component')}>. Only ${[...ALLOWED].join(', ')} are allowed.`
      )
    }
    return [createTag(child.type as HeadTagName, child.props)]
  })
}

function createTag(tag: HeadTagName, props: Record<string, unknown>): HeadTag {
  const {children, dangerouslySetInnerHTML, ...attributes} = props
  const inner = (dangerouslySetInnerHTML as {__html?: string} | undefined)?.__html
  const content = inner?.toString() ?? readText(tag, children)
  return {
    tag,
    attributes: Object.fromEntries(
      Object.entries(attributes).flatMap(([name, value]) =>
        value === undefined || value === null || value === false
          ? []
          : [[htmlAttributeName(name), value === true ? true : String(value)]]
      )
    ),
    ...(content === undefined ? undefined : {content})
  }
}

function readText(tag: HeadTagName, children: unknown): string | undefined {
  if (children === undefined || children === null) return undefined
  const parts = Array.isArray(children) ? children.flat() : [children]
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number'))
    return parts.join('')
  throw new Error(`<${tag}> in <Head> must have plain strings as children.`)
}
