import type {CreateElement} from '@lectern/shared/content-components/create-element'
import type {ElementContent} from 'hast'
import type {Position} from 'unist'
import {propertiesFromJsx} from '../jsx/react-props.js'

/** Creates HTML elements at the position of a component. */
export function createHtmlAt(position: Position | undefined): CreateElement<ElementContent> {
  return (tagName, props, ...children) => ({
    type: 'element',
    tagName,
    properties: propertiesFromJsx(tagName, props),
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child
    ),
    position
  })
}
