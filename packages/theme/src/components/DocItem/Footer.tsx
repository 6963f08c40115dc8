import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import EditMetaRow from '@theme/EditMetaRow'
import TagsListInline from '@theme/TagsListInline'
import {useDocItemProps} from '../../behavior/docs/docs-page.js'

/** Footer of a doc: tags, links to edit the page and report issues, and the last update. */
export default function DocItemFooter() {
  const {doc} = useDocItemProps()
  const {tags, editUrl, lastUpdatedAt, lastUpdatedBy, contributors = []} = doc
  const {issueUrl} = useThemeConfig<Partial<ThemeConfig>>()
  const isEmpty = !editUrl && !issueUrl && !lastUpdatedAt && !lastUpdatedBy
  if (isEmpty && tags.length + contributors.length === 0) return null
  return (
    <footer className="theme-doc-footer page-footer">
      <TagsListInline tags={tags} className="theme-doc-footer-tags-row" />
      <EditMetaRow {...doc} className="theme-doc-footer-edit-meta-row" />
    </footer>
  )
}
