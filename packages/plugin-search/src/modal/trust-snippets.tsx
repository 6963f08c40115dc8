import {trustHtml} from '@lectern/client'
import {cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react'
import type {HierarchyLevel, SearchHit} from '../client/search-client.js'

/** Props of DocSearch's component for marked text. */
interface SnippetProps {
  hit: Pick<SearchHit, 'hierarchy' | 'content'> & Partial<Pick<SearchHit, '_snippetResult'>>
  /** `content`, or a level such as `hierarchy.lvl1`. */
  attribute: string
  className?: string
}

/**
 * Replaces the elements whose HTML DocSearch sets from a string, because pages with Trusted Types
 * block that. Keeps all other elements.
 */
export function trustSnippets(node: ReactNode): ReactNode {
  if (!isValidElement<{children?: ReactNode}>(node)) return node
  if (isSnippet(node)) return <Snippet key={node.key} {...node.props} />
  const {children} = node.props
  if (children === undefined) return node
  const list = Array.isArray(children) ? (children as readonly ReactNode[]) : [children]
  return cloneElement(node, undefined, ...list.map(trustSnippets))
}

function isSnippet(node: ReactElement): node is ReactElement<SnippetProps> {
  const props = node.props as Partial<SnippetProps>
  return props.hit !== undefined && typeof props.attribute === 'string'
}

function Snippet({hit, attribute, className}: SnippetProps) {
  return (
    <span
      className={className}
      dangerouslySetInnerHTML={{__html: trustHtml(findText(hit, attribute))}}
    />
  )
}

/** Returns the highlighted text, or the plain text of a recent search, which is already escaped. */
function findText({_snippetResult: marked, hierarchy, content}: SnippetProps['hit'], name: string) {
  if (name === 'content') return marked?.content?.value ?? content ?? ''
  const level = name.replace('hierarchy.', '') as HierarchyLevel
  return marked?.hierarchy?.[level]?.value ?? hierarchy[level] ?? ''
}
