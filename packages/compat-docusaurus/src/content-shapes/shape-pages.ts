import type {MDXPageProps, Route} from '@lectern/types'
import {describeSource} from '../data-forms/metadata-forms.js'
import {baseUrlAdder, findDescription, type ShapeSettings} from './shape-settings.js'
import {indexSources, readWritten} from './written-sources.js'

/** Converts the routes of pages to the content of Docusaurus's pages plugin. */
export function shapePages(routes: readonly Route[], settings: ShapeSettings) {
  const withBaseUrl = baseUrlAdder(settings)
  const sources = indexSources(settings.content)
  return routes.map((route) => {
    const {path, source, contents} = route
    const frontMatter = readWritten(sources.get(source ?? '')) ?? {}
    const page = {permalink: withBaseUrl(path), source: describeSource(source)}
    return contents.length > 0
      ? {type: 'mdx', ...page, ...describeMarkdown(route), frontMatter}
      : {type: 'jsx', ...page}
  })
}

/** Returns the metadata of a Markdown page. */
function describeMarkdown({props, head}: Route) {
  // The pages plugin creates its props according to this type.
  const {title, editUrl, unlisted = false} = props as unknown as Partial<MDXPageProps>
  return {title, description: findDescription(head) ?? '', editUrl, unlisted}
}
