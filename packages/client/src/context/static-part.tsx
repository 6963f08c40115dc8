import {createContext, createElement, memo, useContext, useMemo, type ReactNode} from 'react'

/** An element of a page's HTML that React keeps as it is. */
export interface StaticElement {
  /** Name of the element, lowercase. */
  tag: string
  attributes: readonly (readonly [name: string, value: string])[]
  /** Content of the element, trusted. Empty for elements that can't have content. */
  html: string
}

/** The static parts of a live content. Each consists of adjacent elements. */
export type StaticParts = readonly (readonly StaticElement[])[]

const StaticPartsContext = createContext<{content: number; parts?: StaticParts | undefined}>({
  content: 0
})

interface StaticPartsProviderProps {
  /** Position of the content on the page, 0-based. */
  content: number
  /** Missing on the server. */
  parts: StaticParts | undefined
  children: ReactNode
}

/** Provides the static parts of a live content to its module. */
export function StaticPartsProvider({content, parts, children}: StaticPartsProviderProps) {
  const value = useMemo(() => ({content, parts}), [content, parts])
  return <StaticPartsContext value={value}>{children}</StaticPartsContext>
}

/** Returns the name of a part in the page's HTML, which is the value of `data-static-part`. */
export function partName(content: number, part: number): string {
  return `${content}.${part}`
}

/**
 * Renders a static part of a live page, which compiled modules leave out. On the server, it's a
 * placeholder that the prerenderer replaces.
 */
export function StaticPart({
  of
}: {
  /** Position of the part in the content, 0-based. */
  of: number
}) {
  const {content, parts} = useContext(StaticPartsContext)
  if (!parts) return <template data-static-part={partName(content, of)} />
  return (parts[of] ?? []).map((element, index) => (
    // If attributes change, which only happens in development, a new element is created.
    // biome-ignore lint/suspicious/noArrayIndexKey: the elements of a part keep their order
    <KeptElement key={`${index} ${element.attributes.join(' ')}`} element={element} />
  ))
}

/**
 * Renders an element without comparing it with the server's. If React has to create it, its
 * attributes are added.
 */
const KeptElement = memo(function KeptElement({element}: {element: StaticElement}) {
  const {tag, html} = element
  return createElement(tag, {
    ref: (created: Element | null) => addAttributes(created, element),
    suppressHydrationWarning: true,
    ...(html !== '' && {dangerouslySetInnerHTML: {__html: html}})
  })
}, isSameElement)

function isSameElement(
  {element: left}: {element: StaticElement},
  {element: right}: {element: StaticElement}
): boolean {
  return left === right || (left.tag === right.tag && left.html === right.html)
}

function addAttributes(created: Element | null, {attributes}: StaticElement): void {
  if (!created || created.hasAttributes()) return
  for (const [name, value] of attributes) created.setAttribute(name, value)
}
