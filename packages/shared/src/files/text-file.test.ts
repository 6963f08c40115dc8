import {expect, test} from 'vitest'
import {textFile} from './text-file.js'

test.each([
  ['/', 'index.md'],
  ['/docs/intro', 'docs/intro.md'],
  ['/docs/', 'docs.md'],
  ['/docs/2.1.0', 'docs/2.1.0.md'],
  ['/note.html', 'note.md']
])('the Markdown of %s is in %s', (path, file) => {
  expect(textFile(path)).toBe(file)
})
