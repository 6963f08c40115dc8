import {expect, test} from 'vitest'
import {renderDescription} from './markdown-html.js'
import {markSiteLinks} from './site-links.js'

test('links that are relative to the site are marked', () => {
  expect(markSiteLinks('See [birds](/api/birds#limit) and [eggs](/eggs).')).toBe(
    'See [birds](site-path:///api/birds#limit) and [eggs](site-path:///eggs).'
  )
  expect(renderDescription('See [birds](/api/birds).')).toBe(
    '<p>See <a href="site-path:///api/birds">birds</a>.</p>'
  )
})

test.each(['[a](https://example.com)', '[a](//example.com/a)', '[a](#id)', 'Write `[a](/b)`.'])(
  '%s stays',
  (markdown) => {
    expect(markSiteLinks(markdown)).toBe(markdown)
    expect(renderDescription(markdown)).not.toContain('site-path')
  }
)
