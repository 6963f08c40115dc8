import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'

/** Modules that pages run. The error overlay of the development server has separate styles. */
const MODULES = readdirSync(import.meta.dirname, {recursive: true, encoding: 'utf8'}).filter(
  (file) =>
    /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file) && !/^(?:dev|fixtures)\b/.test(file)
)

/** Class names in JSX, and selectors with a class and an attribute. */
const LOOKS = /className="[^"]*"|'[^'\n]*[\w\])]?\.[a-z]+-[\w-]+[^'\n]*\[[^'\n]*'/g

test.each(MODULES)('%s contains no class names, because styles belong to the theme', (file) => {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  expect(text.match(LOOKS)).toBeNull()
})
