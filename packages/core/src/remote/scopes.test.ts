import {expect, test} from 'vitest'
import {findScopes} from './scopes.js'

test.each<[string, Record<string, string>, string, string[]]>([
  ['a terminal', {}, 'main', ['main']],
  [
    'a push on GitHub',
    {GITHUB_ACTIONS: 'true', GITHUB_REF_NAME: 'owls', GITHUB_BASE_REF: ''},
    'owls',
    ['owls', 'main']
  ],
  [
    'a pull request on GitHub',
    {GITHUB_ACTIONS: 'true', GITHUB_REF_NAME: '12/merge', GITHUB_BASE_REF: 'next'},
    'pull-12',
    ['pull-12', 'next']
  ],
  [
    'a merge request on GitLab',
    {
      GITLAB_CI: 'true',
      CI_COMMIT_REF_NAME: 'owls',
      CI_MERGE_REQUEST_IID: '5',
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'next'
    },
    'pull-5',
    ['pull-5', 'next']
  ],
  [
    'a branch on GitLab',
    {GITLAB_CI: 'true', CI_COMMIT_REF_NAME: 'owls', CI_DEFAULT_BRANCH: 'trunk'},
    'owls',
    ['owls', 'trunk']
  ],
  [
    'a pull request on CircleCI',
    {CIRCLECI: 'true', CIRCLE_BRANCH: 'owls', CIRCLE_PULL_REQUEST: 'https://x.example/pull/9'},
    'pull-9',
    ['pull-9', 'main']
  ],
  [
    'a push on Buildkite',
    {BUILDKITE: 'true', BUILDKITE_BRANCH: 'owls', BUILDKITE_PULL_REQUEST: 'false'},
    'owls',
    ['owls', 'main']
  ]
])('the scopes of %s', (_, env, write, read) => {
  expect(findScopes(env)).toEqual({write, read})
})
