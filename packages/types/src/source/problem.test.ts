import {expect, expectTypeOf, test} from 'vitest'
import type {ProblemCode, SiteProblem} from './problem.js'

test('the type checker rejects a code that no catalog declares', () => {
  expectTypeOf<'broken-link'>().toExtend<ProblemCode>()
  expectTypeOf<'sidebar-doc-unknown'>().toExtend<ProblemCode>()
  expectTypeOf<'broken-lnik'>().not.toExtend<ProblemCode>()
  expectTypeOf<string>().not.toExtend<ProblemCode>()
})

test('a third-party plugin prefixes its codes with its name and a colon', () => {
  const problem: SiteProblem = {code: 'birds:nest-missing', message: 'The nest is missing.'}
  expectTypeOf<'birds:nest-missing'>().toExtend<ProblemCode>()
  expect(problem.policy).toBeUndefined()
})
