import type {DocData, DocsVersionData, PageLink, SidebarItem} from '@lectern/types'

/** A doc in global data, with the fields that only some sites send to the browser. */
export interface CompleteDoc extends DocData {
  unlisted?: true
  /** Title of the doc, if the label differs. */
  title?: string
  description?: string
}

/** A sidebar in global data. Only some sites send its items to the browser. */
interface CompleteSidebar {
  link?: PageLink
  items?: readonly SidebarItem[]
}

/** A version in the global data of a Docusaurus project. */
export interface CompleteVersion extends Omit<DocsVersionData, 'docs' | 'sidebars'> {
  docs: readonly CompleteDoc[]
  sidebars: Readonly<Record<string, CompleteSidebar>>
}

/** The docs of a version by ID, in Docusaurus's form. */
export function describeDocs({docs}: CompleteVersion) {
  const described = docs
    // In this list, the ID of a generated index is its path.
    .filter(({id}) => !id.startsWith('/'))
    .map(({id, label, title = label, description, sidebar}) => {
      return [id, {id, title, description, sidebar}] as const
    })
  return Object.fromEntries(described)
}
