import type {FeedItem} from '../options/feed-item.js'

/** Metadata of a feed. All URLs are absolute. */
export interface JsonFeedMetadata {
  title: string
  description?: string
  language: string
  /** URL of the blog. */
  link: string
  /** URL of the feed. */
  self: string
  author: {name: string; link: string}
}

/** Renders a feed in the JSON Feed format (https://www.jsonfeed.org/version/1.1). */
export function renderJsonFeed(metadata: JsonFeedMetadata, items: readonly FeedItem[]): string {
  const {title, description, language, link, self, author} = metadata
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: link,
    feed_url: self,
    description,
    language,
    authors: [createAuthor(author)],
    items: items.map(createItem)
  }
  return JSON.stringify(feed, null, 4)
}

/** Creates an item. JSON Feed requires content, even if it's empty. */
function createItem({id, link, title, description, content, image, ...item}: FeedItem) {
  const {author = [], category = []} = item
  const tags = category.flatMap(({name}) => name || [])
  const date = item.date.toISOString()
  return {
    id,
    url: link,
    title,
    content_html: content ?? description ?? '',
    summary: content === undefined ? undefined : description,
    image,
    date_published: date,
    date_modified: date,
    authors: author.length > 0 ? author.map(createAuthor) : undefined,
    tags
  }
}

function createAuthor({name, link}: {name?: string; link?: string}) {
  return {name, url: link}
}
