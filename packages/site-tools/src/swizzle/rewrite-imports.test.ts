import {expect, test} from 'vitest'
import {rewriteImports} from './rewrite-imports.js'

test('rewrites every kind of relative import, but not packages and strings', () => {
  const text = `import a from './a.js'
import {b,
  c} from "../b"
import '../styles.css'
export {d} from './d'
import React from 'react'
const late = () => import('./late.js')
const old = require('../old')
const words = 'from here to ./there'
`
  expect(
    rewriteImports(text, (specifier) => specifier.replace(/^\.+\//, 'x/'))
  ).toBe(`import a from 'x/a.js'
import {b,
  c} from "x/b"
import 'x/styles.css'
export {d} from 'x/d'
import React from 'react'
const late = () => import('x/late.js')
const old = require('x/old')
const words = 'from here to ./there'
`)
})
