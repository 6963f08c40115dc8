import type {FeedItem} from '../options/feed-item.js'

/** Description of a feed; all URLs are absolute. */
export interface JsonFeedFacts {
  title: string
  description?: string
  language: string
  /** Of the blog. */
  link: string
  /** Of the feed. */
  self: string
  author: {name: string; link: string}
}

/** Renders a feed as https://www.jsonfeed.org/version/1.1 has it. */
export function renderJsonFeed(facts: JsonFeedFacts, items: readonly FeedItem[]): string {
  const {title, description, language, link, self, author} = facts
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

/** An entry has to have a content, be it empty. */
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
