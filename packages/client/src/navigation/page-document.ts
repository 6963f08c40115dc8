import type {HeadTag, PageData} from '@lectern/types'
import {trustDocument} from '../browser/trusted-types.js'
import {partName, type StaticElement, type StaticParts} from '../context/static-part.js'
import {readDocumentHead} from '../head/read-document-head.js'

/** ID of the element with the page's data as JSON. */
export const PAGE_DATA_ID = '__page'

/** Path of the 404 page, which hosts serve for unknown URLs. */
export const NOT_FOUND_PATH = '/404.html'

/** A page's data in its document. */
export interface PageDocument {
  page: PageData
  head: readonly HeadTag[]
  /** Static HTML by content index. */
  html: Readonly<Record<number, string>>
  /** Static parts of live contents, by content index. */
  parts: readonly StaticParts[]
}

/** Finds the element with the page, which the prerenderer writes. Docusaurus projects have their own ID. */
export function findRoot(): HTMLElement | null {
  return document.getElementById('__site') ?? document.getElementById('__docusaurus')
}

/** Parses the HTML of a page of this site. */
export function parseDocument(html: string): Document {
  return new DOMParser().parseFromString(trustDocument(html), 'text/html')
}

/**
 * Reads a page's data, head and static contents from its document. Returns `undefined` for
 * documents of other sites.
 */
export function readPageDocument(source: Document): PageDocument | undefined {
  const data = source.getElementById(PAGE_DATA_ID)?.textContent
  if (!data) return undefined
  const html: Record<number, string> = {}
  for (const element of source.querySelectorAll<HTMLElement>('[data-static-content]')) {
    html[Number(element.dataset.staticContent)] = element.innerHTML
  }
  const page = JSON.parse(data) as PageData
  const parts = page.contents.map(({parts = []}, index) =>
    parts.map((length, part) => readPart(source, partName(index, part), length))
  )
  return {page, head: readDocumentHead(source), html, parts}
}

/**
 * Reads the elements of a static part. A part that no component rendered on the server is in a
 * `<template>`.
 */
function readPart(source: Document, name: string, length: number): StaticElement[] {
  const first = source.querySelector(`[data-static-part="${name}"]`)
  let element = first instanceof HTMLTemplateElement ? first.content.firstElementChild : first
  const elements: StaticElement[] = []
  while (element && elements.length < length) {
    elements.push(readElement(element))
    element = element.nextElementSibling
  }
  return elements
}

function readElement({localName, attributes, innerHTML}: Element): StaticElement {
  return {
    tag: localName,
    attributes: [...attributes].map(({name, value}) => [name, value] as const),
    html: innerHTML === '' ? '' : trustDocument(innerHTML)
  }
}

/**
 * Returns whether the host has removed HTML comments that React needs to separate adjacent text
 * nodes. In that case, the page has to be rendered again.
 */
export function hasLostComments(root: HTMLElement): boolean {
  if (root.dataset.comments === undefined) return false
  return document.createTreeWalker(root, NodeFilter.SHOW_COMMENT).nextNode() === null
}
