import {expect, test} from 'vitest'
import {formatReleaseProblem} from './release-problem.mjs'

test('shows the code, the location and the hint', () => {
  expect(
    formatReleaseProblem({
      severity: 'error',
      code: 'license-missing',
      message: 'a has no LICENSE.',
      location: 'packages/a',
      hint: 'Add one.'
    })
  ).toBe('error license-missing: a has no LICENSE.\n  at packages/a\n  → Add one.')
})

test('quotes the output of the failed program', () => {
  const problem = {code: 'publish-failed', message: 'npm failed.', hint: 'Sign in.'}
  expect(
    formatReleaseProblem({severity: 'warning', ...problem, details: 'npm error 1\nnpm error 2\n'})
  ).toBe('warning publish-failed: npm failed.\n  | npm error 1\n  | npm error 2\n  → Sign in.')
})
