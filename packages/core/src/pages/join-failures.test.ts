import {expect, test} from 'vitest'
import {joinFailures} from './join-failures.js'

const failOf = (path: string, reason: string) => ({
  path,
  problems: [
    {
      code: 'render-failed' as const,
      message: `The page ${path} cannot be rendered: ${reason}.`,
      position: {file: `docs${path}.md`},
      hint: 'Correct the component.'
    }
  ]
})

test('a component that throws on every page is one problem, at the first of them', () => {
  const pages = [failOf('/a', 'no title'), failOf('/b', 'no title'), failOf('/c', 'no title')]
  expect(joinFailures(pages)).toEqual([
    {
      code: 'render-failed' as const,
      message: 'The page /a, like 2 other pages, cannot be rendered: no title.',
      position: {file: 'docs/a.md'},
      hint: 'Correct the component.'
    }
  ])
})

test('pages that fail for other reasons are told apart', () => {
  const pages = [failOf('/a', 'no title'), failOf('/b', 'no date'), failOf('/c', 'no date')]
  expect(joinFailures(pages).map(({message}) => message)).toEqual([
    'The page /a cannot be rendered: no title.',
    'The page /b, like one other page, cannot be rendered: no date.'
  ])
})
