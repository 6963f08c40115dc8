import {expect, test} from 'vitest'
import {createRedirectPage} from './redirect-page.js'

test('leads on with and without scripts, and keeps query and hash', () => {
  const html = createRedirectPage('/docs/a?b=1&c=</script>')
  expect(html).toContain(
    '<meta http-equiv="refresh" content="0; url=/docs/a?b=1&amp;c=&lt;/script>">'
  )
  expect(html).toContain('<a href="/docs/a?b=1&amp;c=&lt;/script>">')
  expect(html).toContain(
    'location.replace("/docs/a?b=1&c=\\u003c/script>" + location.search + location.hash)'
  )
})
