import * as React from 'react'
import {expect, test} from 'vitest'
import ReactLiveScope from './ReactLiveScope.js'

test('code in editors can use React and its exports by name', () => {
  expect(ReactLiveScope.React).toBe(React)
  expect(ReactLiveScope.useState).toBe(React.useState)
})

test('every name is a valid identifier', () => {
  expect(Object.keys(ReactLiveScope).filter((name) => !/^[A-Za-z_$]\w*$/.test(name))).toEqual([])
  expect(ReactLiveScope).not.toHaveProperty('default')
})
