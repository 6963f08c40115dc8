import type {ContentRecord, StaticNode} from '@lectern/types'
import {replaceTokensIn} from '@lectern/shared/cache/content-token'
import type {RenderContent} from '../job/render-job.js'
import type {RenderedParts} from '../renderer/renderer.js'

/** A static part of a live content. */
export interface StaticPart {
  /** Position of the content on the page, and of the part in the content. */
  name: string
  /** One or more elements. */
  html: string
}

interface PartSource {
  content: Pick<RenderContent, 'excerpt' | 'tokens'>
  record: Pick<ContentRecord, 'parts' | 'excerptParts'>
}

/** Returns the static parts of a live content. */
export function partsOf({
  content: {excerpt},
  record: {parts = [], excerptParts}
}: PartSource): NonNullable<ContentRecord['parts']> {
  return excerpt ? parts.slice(0, excerptParts) : parts
}

/** Renders the static parts of a page's live contents. */
export function renderStaticParts(
  contents: readonly PartSource[],
  render: (body: readonly StaticNode[]) => string
): StaticPart[] {
  return contents.flatMap((source, index) =>
    partsOf(source).map((nodes, part) => ({
      name: `${index}.${part}`,
      html: render(replaceTokensIn(nodes, source.content.tokens))
    }))
  )
}

/** A page's rendered parts after its static parts were inserted. */
export interface PageParts extends RenderedParts {
  /** Elements after the app, for the static parts that no component rendered on the server. */
  hiddenParts?: readonly string[]
}

/** Inserts static parts in place of the elements that the client component renders for them. */
export function insertStaticParts(
  rendered: RenderedParts,
  parts: readonly StaticPart[]
): PageParts {
  const found = new Map(parts.map((part) => [part.name, part.html]))
  const shown = new Set<string>()
  const appHtml =
    found.size === 0
      ? rendered.appHtml
      : rendered.appHtml.replace(PLACEHOLDER, (placeholder, name: string) => {
          const html = found.get(name)
          if (html === undefined) return placeholder
          shown.add(name)
          return markFirst(html, name)
        })
  const hiddenParts = parts
    .filter(({name}) => !shown.has(name))
    .map(({name, html}) => `<template data-static-part="${name}">${html}</template>`)
  return {...rendered, appHtml, hiddenParts}
}

const PLACEHOLDER = /<template data-static-part="([\d.]+)"><\/template>/g

/** Adds the attribute that the browser finds a part by to its first element. */
function markFirst(html: string, name: string): string {
  return html.replace(/^<[a-z][a-z\d]*/, `$& data-static-part="${name}"`)
}
