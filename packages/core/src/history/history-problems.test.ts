import {expect, test} from 'vitest'
import {createRefProblem, createUnavailableProblem} from './history-problems.js'

test.each([
  ["it isn't in a Git repository", 'Commit the site with Git'],
  ["detected dubious ownership in repository at '/site'", 'safe.directory']
])('if %s, the hint shows the solution', (reason, hint) => {
  const problem = createUnavailableProblem('/site/docs', '/site', reason)
  expect(problem.message).toBe(`The last update of pages in the site is unknown: ${reason}.`)
  expect(problem.hint).toContain(hint)
})

test('a Git ref that can’t be read has the same solution', () => {
  const reason = "detected dubious ownership in repository at '/site'"
  expect(createRefProblem('v1', {reason}).hint).toContain('safe.directory')
  expect(createRefProblem('v1', {}).hint).toContain('git tag --list')
})
