import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import adaptContainer from './Container.js'
import adaptTitle from './Title.js'

const Bold = ({children}: {children: React.ReactNode}) => <b>{children}</b>

test('a title of Docusaurus is inside the element of a title, and layouts of Docusaurus have their own', () => {
  const Foreign = adaptTitle(Bold, false)
  expect(renderToStaticMarkup(<Foreign>a.js</Foreign>)).toBe(
    '<div class="code-block-title"><b>a.js</b></div>'
  )
  const Own = adaptTitle(Bold, true)
  expect(renderToStaticMarkup(<Own>a.js</Own>)).toBe('a.js')
})

test('layouts of Docusaurus name the element of the container and its attributes', () => {
  const Container = adaptContainer(() => null, true) as React.ComponentType<object>
  const props = {as: 'section', className: 'language-js', 'data-signal': 'red', children: 'hoot'}
  expect(renderToStaticMarkup(<Container {...props} />)).toBe(
    '<section data-signal="red" class="theme-code-block language-js">hoot</section>'
  )
})
