import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {joinFailures} from './join-failures.js'

const failOf = (path: string, reason: string) => ({
  path,
  problems: [
    {
      code: 'render-failed' as const,
      message: `The page ${path} cannot be rendered: ${reason}.`,
      position: {file: `docs${path}.md`},
      hint: 'Fix the component.'
    }
  ]
})

const siteDir = '/nowhere'

test('a component that throws on every page is one problem, without a page’s source', () => {
  const pages = [failOf('/a', 'no title'), failOf('/b', 'no title'), failOf('/c', 'no title')]
  expect(joinFailures(pages, {siteDir})).toEqual([
    {
      code: 'render-failed' as const,
      message:
        'The page /a (docs/a.md), like /b (docs/b.md) and /c (docs/c.md), cannot be rendered: no title.',
      hint: 'Fix the component.'
    }
  ])
})

test('errors with a line in each page’s source are separate problems', () => {
  const failures = ['/a', '/b'].map((page) => {
    const failed = failOf(page, 'no title')
    const position = {file: `docs${page}.md`, line: 3, column: 1}
    return {...failed, problems: failed.problems.map((problem) => ({...problem, position}))}
  })
  expect(joinFailures(failures, {siteDir}).map(({position}) => position?.file)).toEqual([
    'docs/a.md',
    'docs/b.md'
  ])
})

test('the component’s file is reported for a single page', () => {
  const siteDir = createTemporarySite({'src/card.jsx': ''})
  const file = path.join(siteDir, 'src/card.jsx')
  const stack = `Error: no title\n    at Card (${file}:3:9)`
  expect(joinFailures([{...failOf('/a', 'no title'), stack}], {siteDir})).toEqual([
    {
      code: 'render-failed',
      message: 'The page /a (docs/a.md) cannot be rendered: no title.',
      position: {file, line: 3, column: 9},
      hint: 'Fix the component.'
    }
  ])
})

test('names at most ten pages', () => {
  const paths = Array.from({length: 12}, (_, index) => `/p${index}`)
  const [problem] = joinFailures(
    paths.map((path) => failOf(path, 'no title')),
    {siteDir}
  )
  expect(problem?.message).toContain(
    ', /p8 (docs/p8.md), /p9 (docs/p9.md) and 2 other pages, cannot'
  )
})

test('the file that throws on several pages is reported with its position', () => {
  const siteDir = createTemporarySite({'lib/dates.js': ''})
  const file = path.join(siteDir, 'lib/dates.js')
  const failures = ['/a', '/b'].map((page) => ({
    ...failOf(page, 'no date'),
    component: 'Footer',
    stack: `Error: no date\n    at parse (${file}:3:9)`
  }))
  expect(joinFailures(failures, {siteDir})).toMatchObject([{position: {file, line: 3, column: 9}}])
})

test('a component of the site that throws on several pages is reported with its file', () => {
  const siteDir = createTemporarySite({
    'src/theme/Footer/index.tsx': '',
    'src/theme/Card.jsx': '',
    'src/components/Card.jsx': ''
  })
  const failures = (component: string) =>
    joinFailures(
      ['/a', '/b'].map((path) => ({...failOf(path, 'no title'), component})),
      {siteDir}
    ).map(({position}) => position)
  expect(failures('Footer')).toEqual([{file: 'src/theme/Footer/index.tsx'}])
  expect(failures('Card')).toEqual([undefined])
})

test('pages that share a source keep it', () => {
  const [first, second] = [failOf('/a', 'no title'), failOf('/a', 'no title')]
  expect(joinFailures([first, second], {siteDir})).toMatchObject([{position: {file: 'docs/a.md'}}])
})

test('separates pages that fail for different reasons', () => {
  const pages = [failOf('/a', 'no title'), failOf('/b', 'no date'), failOf('/c', 'no date')]
  expect(joinFailures(pages, {siteDir}).map(({message}) => message)).toEqual([
    'The page /a cannot be rendered: no title.',
    'The page /b (docs/b.md), like /c (docs/c.md), cannot be rendered: no date.'
  ])
})

test('omits a failure on all pages that a different error causes', () => {
  const pages = [failOf('/a', 'no doc'), failOf('/b', 'no doc'), failOf('/c', 'no date')]
  const problems = joinFailures(pages, {siteDir, isFrameUnknown: true})
  expect(problems.map(({position}) => position?.file)).toEqual(['docs/c.md'])
})

test('omits a failure on a page without a source if a different error may cause it', () => {
  const problem = {code: 'render-failed' as const, message: 'The page /404.html failed.'}
  const pages = [{path: '/404.html', problems: [problem]}]
  expect(joinFailures(pages, {siteDir})).toHaveLength(1)
  expect(joinFailures(pages, {siteDir, isFrameUnknown: true})).toEqual([])
})
