import {trustHtml} from '@lectern/client'

/** Props that put HTML made by the build (never by a reader) into an element: the one door for it. */
export function innerHtml(html: string): {dangerouslySetInnerHTML: {__html: string}} {
  return {dangerouslySetInnerHTML: {__html: trustHtml(html)}}
}
