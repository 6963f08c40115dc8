import {PageContent} from '@lectern/client'
import type {ComponentType} from 'react'

/** Creates a component that renders page content and has static fields, as in Docusaurus. */
export function createContent<Fields extends object>(
  index: number,
  fields: Fields
): ComponentType & Fields {
  function MDXContent() {
    return <PageContent index={index} />
  }
  return Object.assign(MDXContent, fields)
}
