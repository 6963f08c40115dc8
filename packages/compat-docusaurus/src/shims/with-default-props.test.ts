import {Component, forwardRef, memo} from 'react'
import {expect, test} from 'vitest'
import withDefaultProps from './with-default-props.js'

const defaultProps = {className: '', size: 2}

test.each([
  ['a function', Object.assign(() => null, {defaultProps})],
  [
    'a component with a ref',
    Object.assign(
      forwardRef(() => null),
      {defaultProps}
    )
  ],
  ['a memoized component', memo(Object.assign(() => null, {defaultProps}))]
])('%s receives its default props', (_, component) => {
  expect(withDefaultProps(component, {size: undefined, color: null})).toEqual({
    ...{className: '', size: 2, color: null}
  })
  expect(withDefaultProps(component, null)).toEqual(defaultProps)
})

test.each([
  ['an element', 'p'],
  ['a function without default props', () => null],
  // React itself applies them.
  ['a class', class extends Component {}]
])('the props of %s are unchanged', (_, component) => {
  const props = {size: undefined}
  expect(withDefaultProps(component, props)).toBe(props)
})
