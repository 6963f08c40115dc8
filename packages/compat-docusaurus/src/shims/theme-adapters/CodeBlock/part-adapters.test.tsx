import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import adaptContainer from './Container.js'
import adaptTitle from './Title.js'

const Bold = ({children}: {children: React.ReactNode}) => <b>{children}</b>

test('a Docusaurus title is inside the title element, and Docusaurus layouts render their own', () => {
  const Foreign = adaptTitle(Bold, false)
  expect(renderToStaticMarkup(<Foreign>a.js</Foreign>)).toBe(
    '<div class="code-block-title"><b>a.js</b></div>'
  )
  const Own = adaptTitle(Bold, true)
  expect(renderToStaticMarkup(<Own>a.js</Own>)).toBe('a.js')
})

test('Docusaurus layouts set the container element and its attributes', () => {
  const Container = adaptContainer(() => null, true) as React.ComponentType<object>
  const props = {as: 'section', className: 'language-js', 'data-signal': 'red', children: 'hoot'}
  expect(renderToStaticMarkup(<Container {...props} />)).toBe(
    '<section data-signal="red" class="theme-code-block language-js">hoot</section>'
  )
})
