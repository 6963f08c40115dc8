import {expect, test} from 'vitest'
import {createSvgComponent} from './svg-component.js'

function ownProps(source: string): unknown {
  const code = createSvgComponent(source)
  const read = (name: string) =>
    JSON.parse(new RegExp(`^const ${name} = (.*)$`, 'm').exec(code)?.[1] ?? '')
  return {...read('own'), inner: read('inner')}
}

test('uses React names for attributes, and keeps the content unchanged', () => {
  const source = `<?xml version="1.0"?>
<!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" class="bird" stroke-width='2' data-a="&lt;" style="color: red; --x:1">
  <path d="M0 0"/>
</svg>
`
  expect(ownProps(source)).toEqual({
    xmlns: 'http://www.w3.org/2000/svg',
    className: 'bird',
    strokeWidth: '2',
    'data-a': '<',
    style: {color: 'red', '--x': '1'},
    inner: '<path d="M0 0"/>'
  })
})

test('supports an SVG without content', () => {
  expect(ownProps('<svg viewBox="0 0 1 1"/>')).toEqual({
    viewBox: '0 0 1 1',
    inner: ''
  })
})
