import {expect, test} from 'vitest'
import {createLogReader} from './git-log.js'

const commit = (time: number, author: string, parents = 'p') =>
  `\u0002${time}\u0002${parents}\u0002${author}\0`

function read(...pieces: string[]) {
  const reader = createLogReader()
  for (const piece of pieces) reader.receive(piece)
  return reader.end()
}

test('finds the last change of each path', () => {
  const text = `${commit(30, 'Ada')}\nM\0a.md\0A\0b "c" é.md\0${commit(20, 'Eve')}\nM\0a.md\0`
  const ada = {time: 30, author: 'Ada', isDeletion: false}
  expect([...read(text).changes]).toEqual([
    ['a.md', {...ada, others: ['Eve']}],
    ['b "c" é.md', {...ada, added: 30}]
  ])
})

test('reads output in chunks', () => {
  const text = `${commit(30, 'Ada')}\nM\0a.md\0${commit(20, 'Eve')}\nA\0b.md\0`
  expect([...read(...text).changes]).toEqual([...read(text).changes])
})

test('a filename isn’t read as a status or a commit', () => {
  const {changes} = read(`${commit(30, 'Ada')}\nM\0M\0A\0\u0002\0`)
  expect([...changes.keys()]).toEqual(['M', '\u0002'])
})

test('skips commits without files', () => {
  const {changes} = read(`${commit(30, 'Ada')}${commit(20, 'Eve')}\nA\0a.md\0`)
  expect(changes.get('a.md')?.author).toBe('Eve')
})

test('records the deletion of a file', () => {
  const {changes} = read(`${commit(30, 'Ada')}\nD\0a.md\0${commit(20, 'Eve')}\nA\0a.md\0`)
  expect(changes.get('a.md')).toMatchObject({author: 'Ada', isDeletion: true})
})

test('finds the last addition of each path', () => {
  const text = [
    `${commit(40, 'Ada')}\nM\0a.md\0A\0b.md\0`,
    `${commit(30, 'Eve')}\nD\0b.md\0`,
    `${commit(20, 'Eve')}\nA\0a.md\0A\0b.md\0`
  ].join('')
  const {changes} = read(text)
  expect([...changes].map(([file, {added}]) => [file, added])).toEqual([
    ['a.md', 20],
    ['b.md', 40]
  ])
})

test("a merge of two branches that contain a file doesn't add it", () => {
  const {changes} = read(`${commit(30, 'Ada', 'p q')}\0AM\0a.md\0`)
  expect(changes.get('a.md')?.added).toBeUndefined()
})

test('uses the newer of two commits in either order, or the first if their times are equal', () => {
  const later = read(`${commit(10, 'Eve')}\nM\0a.md\0${commit(30, 'Ada')}\nM\0a.md\0`)
  expect(later.changes.get('a.md')?.author).toBe('Ada')
  const equal = read(`${commit(10, 'Eve')}\nM\0a.md\0${commit(10, 'Ada')}\nM\0a.md\0`)
  expect(equal.changes.get('a.md')?.author).toBe('Eve')
})

test('reads a merge commit’s own changes and reports that the history isn’t linear', () => {
  const merged = read(`${commit(30, 'Ada', 'p q')}\0MM\0a.md\0`)
  expect([...merged.changes.keys()]).toEqual(['a.md'])
  expect(merged.isLinear).toBe(false)
  expect(read(commit(30, 'Ada')).isLinear).toBe(true)
})

test('keeps the authors of all commits of a path', () => {
  const text = ['Joe', 'Ada', 'Eve', 'Joe', 'Bob']
    .map((author, index) => `${commit(50 - index, author)}\nM\0a.md\0`)
    .join('')
  expect(read(text).changes.get('a.md')).toMatchObject({
    author: 'Joe',
    others: ['Ada', 'Bob', 'Eve']
  })
})
