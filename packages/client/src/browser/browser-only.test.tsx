import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {mount} from '@lectern/testing/mount'
import {BrowserOnly, useIsBrowser} from './browser-only.js'

test('a prerendered page holds the fallback', () => {
  const map = () => <p>Map</p>
  expect(renderToStaticMarkup(<BrowserOnly>{map}</BrowserOnly>)).toBe('')
  expect(renderToStaticMarkup(<BrowserOnly fallback="Loading">{map}</BrowserOnly>)).toBe('Loading')
})

test('components know whether they run in a browser', async () => {
  const seen: boolean[] = []
  function Probe() {
    seen.push(useIsBrowser())
    return null
  }
  renderToStaticMarkup(<Probe />)
  await mount(<Probe />)
  expect([...new Set(seen)]).toEqual([false, true])
})
