import {checkAtom} from './check-atom.js'
import {checkJsonFeed} from './check-json-feed.js'
import {checkRss} from './check-rss.js'
import {HOME, testFileCheck} from './test-table.js'

const RSS = `<?xml version="1.0"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>Birds</title><link>${HOME}</link><description>All of them</description>
<lastBuildDate>Thu, 01 Sep 2022 00:00:00 GMT</lastBuildDate>
<atom:link href="${HOME}feed.xml" rel="self"/>
<item><title><![CDATA[A]]></title><link>${HOME}a</link><guid isPermaLink="false">1</guid><pubDate>Thu, 01 Sep 2022 00:00:00 GMT</pubDate><author>ada@example.com (Ada)</author><dc:creator>Ada</dc:creator></item>
<item><title>B</title><link>${HOME}b</link><guid>${HOME}b</guid><category>x</category><category>y</category></item>
</channel></rss>`

const ATOM = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${HOME}</id><title>Birds</title><updated>2022-09-01T00:00:00Z</updated>
<author><name>Ada</name></author><link rel="alternate" href="${HOME}"/><link rel="self" href="${HOME}feed.xml"/>
<entry><id>${HOME}a</id><title type="html">A</title><link href="${HOME}a"/><updated>2022-09-01T00:00:00.000+02:00</updated><content type="html">x</content><category term="x"/></entry>
<entry><id>${HOME}b</id><title>B</title><link href="${HOME}b"/><updated>2022-09-01T00:00:00Z</updated></entry>
</feed>`

const JSON_FEED = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Birds',
  home_page_url: HOME,
  feed_url: `${HOME}feed.json`,
  items: [
    {id: '1', url: `${HOME}a`, content_html: 'x', date_published: '2022-09-01T00:00:00Z'},
    {id: '2', url: `${HOME}b`, content_text: 'x', tags: ['t'], authors: [{name: 'Ada'}]}
  ]
})

testFileCheck('an RSS feed', {
  file: 'feed.xml',
  text: RSS,
  check: checkRss,
  invalid: [
    ['a different version', 'version="2.0"', 'version="0.91"', /version 2.0/],
    ['no title', '<title>Birds</title>', '', /no title/],
    ['no link', `<link>${HOME}</link>`, '', /no link/],
    ['an empty description', 'All of them', '', /no description/],
    ['a different URL', 'feed.xml" rel', 'rss.xml" rel', /URL is .*rss.xml/],
    [
      'a date in ISO 8601',
      'Thu, 01 Sep 2022 00:00:00 GMT</lastBuildDate>',
      '2022-09-01</lastBuildDate>',
      /lastBuildDate is/
    ],
    ['a wrong weekday', '<pubDate>Thu', '<pubDate>Fri', /pubDate is/],
    ['an unknown element', '<title>B', '<created>x</created><title>B', /have the element created/],
    ['a repeated element', '<title>B', '<title>C</title><title>B', /title is repeated/],
    ['an item without text', '<title>B</title>', '', /neither title/],
    ['a link to a missing page', `<link>${HOME}b`, `<link>${HOME}gone`, /no page .*gone/],
    ['no GUID', '<guid isPermaLink="false">1</guid>', '', /no guid/],
    ["a GUID that isn't a URL", ' isPermaLink="false"', '', /no page 1/],
    ['a repeated GUID', `<guid>${HOME}b`, '<guid isPermaLink="false">1', /have the guid 1/],
    ['an author without an email address', 'ada@example.com (Ada)', 'Ada', /isn't an email/]
  ]
})

testFileCheck('an Atom feed', {
  file: 'feed.xml',
  text: ATOM,
  check: checkAtom,
  invalid: [
    ['a different namespace', '2005/Atom', '2003/Atom', /the root is/],
    ['no ID', `<id>${HOME}</id>`, '', /no id/],
    ["an ID that isn't a URL", `<id>${HOME}b`, '<id>b', /isn't a full URL/],
    ['a repeated ID', `<id>${HOME}b`, `<id>${HOME}a`, /is repeated/],
    ['no title', '<title>B</title>', '', /no title/],
    ['a repeated title', '<title>B', '<title>B</title><title>B', /title is repeated/],
    ['no date', '<updated>2022-09-01T00:00:00Z</updated></entry>', '</entry>', /no updated/],
    [
      'a date without a time',
      '2022-09-01T00:00:00Z</updated></entry>',
      '2022-09-01</updated></entry>',
      /updated is 2022-09-01/
    ],
    ['no author', '<author><name>Ada</name></author>', '', /no author/],
    ['an author without a name', '<name>Ada</name>', '<uri>x</uri>', /no name/],
    ['a different URL', 'rel="self" href="', 'rel="self" href="x', /own URL is/],
    ['a link to a missing page', `<link href="${HOME}b"`, `<link href="${HOME}gone"`, /no page/],
    [
      'two pages',
      `<link href="${HOME}b"/>`,
      `<link href="${HOME}b"/><link href="${HOME}a"/>`,
      /same type/
    ],
    ['an entry without content', `<link href="${HOME}b"/>`, '', /neither content/],
    ['a category without a term', 'term="x"', 'label="x"', /no term/],
    ['an unknown text type', 'type="html"', 'type="markdown"', /type of/],
    ['an RSS element', '<title>B', '<pubDate>x</pubDate><title>B', /isn't allowed/]
  ]
})

testFileCheck('a JSON feed', {
  file: 'feed.json',
  text: JSON_FEED,
  check: checkJsonFeed,
  invalid: [
    ['a different version', 'version/1.1', 'version/1', /version/],
    ['no title', '"Birds"', '""', /title/],
    ['a different URL', 'feed.json"', 'other.json"', /own URL is/],
    ['a numeric ID', '"1"', '1', /items.0.id/],
    ['a repeated ID', '"2"', '"1"', /is repeated/],
    ['no content', '"content_text":"x",', '', /no content/],
    ['a date without a time', 'T00:00:00Z', '', /date_published/],
    ['a relative URL', `"url":"${HOME}a"`, '"url":"/a"', /items.0.url/],
    ['a missing page', `"url":"${HOME}a"`, `"url":"${HOME}gone"`, /no page/],
    ["tags that aren't a list", '["t"]', '"t"', /tags/],
    [
      'an author in the format of version 1',
      '"authors":[{"name":"Ada"}]',
      '"author":{"name":"Ada"}',
      /author/
    ],
    ['an empty author', '{"name":"Ada"}', '{}', /authors/]
  ]
})
