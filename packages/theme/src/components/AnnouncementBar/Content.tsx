import {innerHtml} from '../../behavior/markup/inner-html.js'

/** Props of `@theme/AnnouncementBar/Content`. */
export interface AnnouncementBarContentProps {
  /** HTML from the site's configuration. */
  content: string
}

/** Renders the text of the announcement. */
export default function AnnouncementBarContent({content}: AnnouncementBarContentProps) {
  return <div className="announcement-bar__content" {...innerHtml(content)} />
}
