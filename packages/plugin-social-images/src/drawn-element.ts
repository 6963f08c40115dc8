import type {SocialImageProps} from './social-image-props.js'

/** A node of a design, in the form that JSX creates. */
export type DrawnNode = DrawnElement | string | number | boolean | null | undefined

/** An element of a design, in the form that JSX creates from `<div style={…}>…</div>`. */
export interface DrawnElement {
  /** Element name or component. */
  type: unknown
  /** Styles and children. */
  props: Readonly<Record<string, unknown>> & {
    children?: DrawnNode | readonly DrawnNode[]
  }
}

/** Returns the design of a page's image, as JSX. */
export type SocialImageDesign = (props: SocialImageProps) => unknown

/** Creates a flexbox. */
export function box(
  style: Readonly<Record<string, string | number>>,
  ...children: readonly DrawnNode[]
): DrawnElement {
  return {type: 'div', props: {style: {display: 'flex', ...style}, children}}
}

/** Expands the components in a design to plain boxes, so that equal results mean equal images. */
export function expandElement(node: unknown): DrawnNode {
  if (typeof node !== 'object' || node === null) return node as DrawnNode
  const {type, props = {}} = node as DrawnElement
  if (typeof type === 'function')
    return expandElement((type as (own: typeof props) => unknown)(props))
  // Fragments are replaced by a box with their children.
  if (typeof type === 'symbol') return box({display: 'contents'}, ...listChildren(props.children))
  const children = listChildren(props.children)
  return {type, props: {...props, ...(children.length > 0 && {children})}}
}

/** Returns the texts in an expanded design, in order. */
export function listTexts(node: DrawnNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (typeof node !== 'object' || node === null) return []
  return [node.props.children].flat().flatMap(listTexts)
}

function listChildren(children: unknown): DrawnNode[] {
  const list: readonly unknown[] = Array.isArray(children) ? children.flat() : [children]
  return list.flatMap((child) =>
    child === undefined || child === null || typeof child === 'boolean' ? [] : expandElement(child)
  )
}
