import {renderToStaticMarkup} from 'react-dom/server'
import {afterAll, expect, test, vi} from 'vitest'

vi.mock('@theme/CodeBlock', () => ({
  default: ({className}: {className: string}) => <code className={className} />
}))
vi.mock('@theme/MDXComponents/Base', () => ({
  default: {Tabs: 'own-tabs', Details: 'own-details', table: 'own-table'}
}))

// Tests in the same thread share modules, and the others don't have the mocks.
vi.resetModules()
afterAll(() => void vi.resetModules())
const {default: adapt} = await import('./index.js')

const pre = ({children}: {children?: React.ReactNode}) => <div>{children}</div>

test('the site’s `pre` receives the code block as its child', () => {
  const {pre: Pre} = adapt({pre}, false)
  const Block = Pre as React.ComponentType<object>
  expect(renderToStaticMarkup(<Block {...{className: 'language-js'}} />)).toBe(
    '<div><code class="language-js"></code></div>'
  )
})

test('Lectern’s components stay unchanged', () => {
  const own = {pre}
  expect(adapt(own, true)).toBe(own)
})

test('the site’s list gets the components that pages import, but no other elements', () => {
  const list = adapt({a: 'a', Details: 'details'}, false)
  expect(list).toMatchObject({a: 'a', Details: 'details', Tabs: 'own-tabs'})
  expect(list).not.toHaveProperty('table')
})

test('the site’s `admonition` receives its title as an element', () => {
  const {admonition: Admonition} = adapt(
    {admonition: ({title}: {title?: React.ReactNode}) => <aside>{title}</aside>},
    false
  )
  const Remark = Admonition as React.ComponentType<object>
  expect(renderToStaticMarkup(<Remark {...{titleHtml: 'An <b>owl</b>'}} />)).toBe(
    '<aside><span>An <b>owl</b></span></aside>'
  )
})

test('the site’s `admonition` receives no title if it has none', () => {
  const {admonition: Admonition} = adapt(
    {admonition: (props: object) => <aside>{Object.keys(props).join()}</aside>},
    false
  )
  const Remark = Admonition as React.ComponentType<object>
  expect(renderToStaticMarkup(<Remark {...{type: 'note'}} />)).toBe('<aside>type</aside>')
})
