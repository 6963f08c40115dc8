import {expect, test} from 'vitest'
import {renderLive} from '../fixtures/render-live.js'
import CodeBlock from './CodeBlock.js'

test('uses the default component for a block that isn’t live', () => {
  const html = renderLive(<CodeBlock language="jsx">{'<Owl />'}</CodeBlock>)
  expect(html).toContain('language-jsx')
  expect(html).not.toContain('Live Editor')
})

test('until the editor loads, a live block is a code block in the editor frame', () => {
  const html = renderLive(
    <CodeBlock live language="jsx">
      {'<Owl />'}
    </CodeBlock>
  )
  const texts = html.split(/<[^>]*>/).filter(Boolean)
  expect(texts).toEqual(['Live Editor', 'Reset', '&lt;Owl /&gt;', 'Result', 'Loading…'])
  expect(html).toMatch(/class="theme-code-block [^"]*language-jsx/)
})

test('a site can put the result above a block while its editor is loading', () => {
  const html = renderLive(<CodeBlock live>{'<Owl />'}</CodeBlock>, {
    liveCodeBlock: {playgroundPosition: 'top'}
  })
  expect(html.indexOf('Result')).toBeLessThan(html.indexOf('Live Editor'))
})

test('keeps an explicit title', () => {
  const html = renderLive(
    <CodeBlock live language="jsx" title="An owl">
      {'<Owl />'}
    </CodeBlock>
  )
  expect(html).toContain('An owl')
  expect(html).not.toContain('Live Editor')
})

test('the page requests the content security policy for running readers’ code', () => {
  const html = renderLive(<CodeBlock live>{'<Owl />'}</CodeBlock>)
  expect(html).toContain('data-needs-policy="script-src &#x27;unsafe-eval&#x27;"')
})

test('a block with unknown code stays a code block', () => {
  const html = renderLive(
    <CodeBlock live>
      <b>Owl</b>
    </CodeBlock>
  )
  expect(html).not.toContain('data-needs-policy')
})
