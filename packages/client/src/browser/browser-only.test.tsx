import {useState} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {hydrate, mount} from '@lectern/testing/mount'
import {BrowserOnly, useIsBrowser} from './browser-only.js'

test('a prerendered page contains the fallback', () => {
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

test('the render function can use hooks', async () => {
  const seen: string[] = []
  const page = (
    <BrowserOnly>
      {() => {
        const [place] = useState('Harbor')
        seen.push(place)
        return null
      }}
    </BrowserOnly>
  )
  await hydrate(page)
  expect(seen).toContain('Harbor')
})
