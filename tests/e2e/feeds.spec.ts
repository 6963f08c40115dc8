import {expect, test} from './site-test.js'

const FEEDS = [
  ['rss', 'item', 'pubDate', 'encoded'],
  ['atom', 'entry', 'updated', 'content']
] as const

for (const [name, entry, date, content] of FEEDS) {
  test(`the ${name} feed is a styled list of posts without XSLT`, async ({page}) => {
    await page.goto(`/blog/${name}.xml`)
    const shown = await page.evaluate(
      ([entryName, dateName, contentName]) => {
        const found = document.getElementsByTagName(entryName)[0]
        const displayOf = (tag: string) => {
          const element = found?.getElementsByTagNameNS('*', tag)[0]
          return element ? getComputedStyle(element).display : 'missing'
        }
        const root = document.documentElement
        return {
          root: root.localName,
          note: getComputedStyle(root, '::before').content,
          display: [displayOf('a'), displayOf(dateName), displayOf(contentName)],
          hasScrollbar: root.scrollWidth > root.clientWidth
        }
      },
      [entry, date, content] as const
    )
    expect(shown).toEqual({
      root: name === 'rss' ? 'rss' : 'feed',
      note: expect.stringContaining('This is a feed.'),
      display: ['block', 'block', 'none'],
      hasScrollbar: false
    })
    const link = await page.evaluate(() => {
      const found = document.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'a')[0]
      return found instanceof HTMLAnchorElement ? new URL(found.href).pathname : 'no link'
    })
    // The URL is that of the published site.
    expect(link).toMatch(/^\/blog\/./)
  })
}
