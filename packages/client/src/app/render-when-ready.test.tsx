// @vitest-environment node
import {createContext, lazy, Suspense, useContext} from 'react'
import {renderToString} from 'react-dom/server'
import {expect, test} from 'vitest'
import {findThrower, renderWhenReady} from './render-when-ready.js'

const Endless = lazy(() => new Promise<never>(() => {}))
const message = 'A component is still loading after 0.01 s.'

test('a component that loads for too long is replaced with its fallback', async () => {
  const tree = (
    <p>
      <Suspense fallback="Loading">
        <Endless />
      </Suspense>
    </p>
  )
  expect(await renderWhenReady(tree, 10)).toContain('Loading')
})

test('a component that loads for too long without a fallback is an error', async () => {
  const Page = () => <Endless />
  await expect(renderWhenReady(<Page />, 10)).rejects.toThrow(message)
  expect(await findThrower(<Page />, 10)).toBe('Page')
})

test('other renderers don’t see the contexts of components that waited', async () => {
  const Bird = createContext('none')
  const Name = () => <i>{useContext(Bird)}</i>
  const Lazy = lazy(async () => ({default: Name}))
  const html = await renderWhenReady(
    <Bird value="owl">
      <Suspense>
        <Lazy />
      </Suspense>
    </Bird>
  )
  expect(html).toContain('<i>owl</i>')
  expect(renderToString(<Name />)).toBe('<i>none</i>')
})
