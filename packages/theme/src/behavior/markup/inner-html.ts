import {trustHtml} from '@lectern/client'

/** Creates props that set an element's HTML. Only use it for HTML from the build, never from a reader. */
export function innerHtml(html: string): {dangerouslySetInnerHTML: {__html: string}} {
  return {dangerouslySetInnerHTML: {__html: trustHtml(html)}}
}
