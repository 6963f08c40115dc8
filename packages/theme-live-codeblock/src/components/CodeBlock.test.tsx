import {expect, test} from 'vitest'
import {renderLive} from '../fixtures/render-live.js'
import CodeBlock from './CodeBlock.js'

test('a block that isn’t live is the theme’s own', () => {
  const html = renderLive(<CodeBlock language="jsx">{'<Owl />'}</CodeBlock>)
  expect(html).toContain('language-jsx')
  expect(html).not.toContain('Live editor')
})

test('a live block is a code block with a title until its editor is loaded', () => {
  const html = renderLive(
    <CodeBlock live language="jsx">
      {'<Owl />'}
    </CodeBlock>
  )
  expect(html).toContain('Live editor')
  expect(html).toContain('language-jsx')
})

test('an author’s own title stays', () => {
  const html = renderLive(
    <CodeBlock live language="jsx" title="An owl">
      {'<Owl />'}
    </CodeBlock>
  )
  expect(html).toContain('An owl')
  expect(html).not.toContain('Live editor')
})

test('what readers write is run: the page names the policy that it needs', () => {
  const html = renderLive(<CodeBlock live>{'<Owl />'}</CodeBlock>)
  expect(html).toContain('data-needs-policy="script-src &#x27;unsafe-eval&#x27;"')
})

test('a block whose text isn’t known stays a block', () => {
  const html = renderLive(
    <CodeBlock live>
      <b>Owl</b>
    </CodeBlock>
  )
  expect(html).not.toContain('data-needs-policy')
})
