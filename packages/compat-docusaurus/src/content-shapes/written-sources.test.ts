import {createSource} from '@lectern/testing/create-source'
import {expect, test} from 'vitest'
import {indexSources, readWritten} from './written-sources.js'

const file = (name: string) => ({source: createSource(name, {frontMatter: {title: name}})})

test('the sources of docs, blogs and pages are found by their path', () => {
  const docs = indexSources({versions: [{files: [file('a.md')]}, {files: [file('b.md')]}]})
  expect([...docs.keys()]).toEqual(['a.md', 'b.md'])
  expect([...indexSources({files: [file('c.md'), {}]}).keys()]).toEqual(['c.md'])
  expect(indexSources(undefined).size).toBe(0)
})

test('front matter has its images as written', () => {
  const source = createSource('a.md', {
    frontMatter: {title: 'A', image: '/assets/images/a.png'},
    writtenFields: {image: './a.png'}
  })
  expect(readWritten(source)).toEqual({title: 'A', image: './a.png'})
})
