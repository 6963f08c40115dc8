import type {CreateElement} from '@lectern/shared/content-components/create-element'
import {Children, createElement, type ElementType, type ReactNode} from 'react'

/**
 * Returns a function that creates React elements for the parts of a component.
 *
 * @param tags - Components that replace HTML tags, keyed by tag, such as `a`.
 */
export function createWithTags(
  tags: Readonly<Record<string, ElementType>> = {}
): CreateElement<ReactNode> {
  return (tag, props, ...children) => createElement(tags[tag] ?? tag, props, ...children)
}

/** Returns content as a list, which is empty if there's no content. */
export function listParts(content: ReactNode): readonly ReactNode[] {
  return Children.toArray(content)
}
