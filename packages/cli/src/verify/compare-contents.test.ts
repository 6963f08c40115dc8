import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {compareContents} from './compare-contents.js'

const compare = (first: Record<string, string>, second: Record<string, string>) =>
  compareContents(createTemporarySite(first), createTemporarySite(second))

test('names of scripts may differ', () => {
  const output = (name: string) => ({
    'a.html': `<script src="/assets/js/${name}.js"></script><a href="other.js">x</a>`,
    [`assets/js/${name}.js`]: `import "./shared-1.js"; load("${name}.js")`,
    'assets/js/shared-1.js': 'shared()'
  })
  expect(compare(output('docs-a-1B'), output('old-a-9.x'))).toBeUndefined()
})

test('other names and contents of scripts may not differ', () => {
  expect(compare({'a.html': 'x.js'}, {'a.html': 'y.js'})?.file).toBe('a.html')
  expect(compare({'a.js': 'one()'}, {'b.js': 'two()'})).toEqual({
    file: 'assets/js',
    count: 1,
    description: 'differs at line 1, column 1: "one()" in the first build, "two()" in the second'
  })
  expect(compare({'a.js': ''}, {'a.js': '', 'b.js': ''})?.description).toBe(
    'has 1 script in the first build, 2 in the second'
  )
})

test.each([
  [{}, {'b.txt': 'b'}, 'b.txt', 'is in the second build only'],
  [{'b.txt': 'b'}, {}, 'b.txt', 'is missing in the second build']
])('%j and %j', (first, second, file, description) => {
  expect(compare(first, second)).toEqual({file, description, count: 1})
})
