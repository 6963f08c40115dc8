/** XPath expressions for the data in each feed format. */
const PATHS = {
  rss: {
    feed: '/rss/channel',
    title: 'title',
    description: 'description',
    home: 'link',
    entry: 'item',
    link: 'link',
    date: 'substring(pubDate, 6, 11)',
    summary: 'description'
  },
  atom: {
    feed: '/atom:feed',
    title: 'atom:title',
    description: 'atom:subtitle',
    home: "atom:link[@rel='alternate' or not(@rel)]/@href",
    entry: 'atom:entry',
    link: "atom:link[@rel='alternate' or not(@rel)]/@href",
    date: 'substring(atom:updated, 1, 10)',
    summary: 'atom:summary'
  }
} as const

/**
 * Creates the XSLT stylesheet that displays a feed as a web page, with an explanation for visitors.
 */
export function createFeedXslt(type: keyof typeof PATHS): string {
  const {feed, title, description, home, entry, link, date, summary} = PATHS[type]
  return `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
<xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
<xsl:template match="/">
<html>
<head>
<meta name="viewport" content="width=device-width,initial-scale=1"/>
<title><xsl:value-of select="${feed}/${title}"/></title>
<link rel="stylesheet" href="feed-page.css"/>
</head>
<body>
<main>
<p class="note">This is a feed. Copy its URL into a feed reader to receive new entries.</p>
<h1><xsl:value-of select="${feed}/${title}"/></h1>
<p class="lead"><xsl:value-of select="${feed}/${description}"/></p>
<p><a href="{${feed}/${home}}">Visit the website</a></p>
<ol>
<xsl:for-each select="${feed}/${entry}">
<li>
<h2><a href="{${link}}"><xsl:value-of select="${title}"/></a></h2>
<time><xsl:value-of select="${date}"/></time>
<p><xsl:value-of select="${summary}"/></p>
</li>
</xsl:for-each>
</ol>
</main>
</body>
</html>
</xsl:template>
</xsl:stylesheet>
`
}
