import {expect, test} from 'vitest'
import {renderLive} from '../fixtures/render-live.js'
import Playground from './Playground.js'

const OWL = '<b>Owl</b>'

/** Returns the texts of a page in document order. */
function read(html: string): string[] {
  return html.split(/<[^>]*>/).filter((text) => text.trim() !== '')
}

test('the result of the code is below the editor', () => {
  const html = renderLive(<Playground>{OWL}</Playground>)
  const texts = read(html)
  expect(texts[0]).toBe('Live Editor')
  expect(texts.indexOf('Result')).toBeGreaterThan(texts.indexOf('Reset'))
})

test('a site can put the result above the editor', () => {
  const html = renderLive(<Playground>{OWL}</Playground>, {
    liveCodeBlock: {playgroundPosition: 'top'}
  })
  expect(read(html)[0]).toBe('Result')
})

test('unedited code cannot be reset', () => {
  const html = renderLive(<Playground>{OWL}</Playground>)
  expect(/<button[^>]*>Reset/.exec(html)?.[0]).toContain('disabled')
})

test('describes the keys for leaving the editor', () => {
  expect(renderLive(<Playground>{OWL}</Playground>)).toContain(
    'Press Escape, then Tab to leave the editor'
  )
})
