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
  ],
  [
    'a pull request in Jenkins',
    {
      JENKINS_URL: 'https://ci.example',
      BRANCH_NAME: 'PR-7',
      CHANGE_ID: '7',
      CHANGE_TARGET: 'next'
    },
    'pull-7',
    ['pull-7', 'next']
  ],
  [
    'a branch in Azure Pipelines',
    {TF_BUILD: 'True', BUILD_SOURCEBRANCH: 'refs/heads/birds/owls'},
    'birds/owls',
    ['birds/owls', 'main']
  ],
  [
    'a pull request in Azure Pipelines',
    {
      TF_BUILD: 'True',
      BUILD_SOURCEBRANCH: 'refs/pull/8/merge',
      SYSTEM_PULLREQUEST_PULLREQUESTID: '8',
      SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/next'
    },
    'pull-8',
    ['pull-8', 'next']
  ],
  [
    'a pull request in Bitbucket',
    {
      BITBUCKET_BUILD_NUMBER: '3',
      BITBUCKET_BRANCH: 'owls',
      BITBUCKET_PR_ID: '4',
      BITBUCKET_PR_DESTINATION_BRANCH: 'next'
    },
    'pull-4',
    ['pull-4', 'next']
  ],
  [
    'a deploy preview on Netlify',
    {NETLIFY: 'true', BRANCH: 'pull/6/head', PULL_REQUEST: 'true', REVIEW_ID: '6'},
    'pull-6',
    ['pull-6', 'main']
  ],
  [
    'a production build on Netlify',
    {NETLIFY: 'true', BRANCH: 'main', PULL_REQUEST: 'false'},
    'main',
    ['main']
  ],
  [
    'a branch on Vercel',
    {VERCEL: '1', VERCEL_GIT_COMMIT_REF: 'owls', VERCEL_GIT_PULL_REQUEST_ID: ''},
    'owls',
    ['owls', 'main']
  ],
  [
    'a pull request on Vercel',
    {VERCEL: '1', VERCEL_GIT_COMMIT_REF: 'owls', VERCEL_GIT_PULL_REQUEST_ID: '5'},
    'pull-5',
    ['pull-5', 'main']
  ],
  [
    'a branch on Cloudflare Pages',
    {CF_PAGES: '1', CF_PAGES_BRANCH: 'owls'},
    'owls',
    ['owls', 'main']
  ]
])('the scopes of %s', (_, env, write, read) => {
  expect(findScopes(env)).toEqual({write, read})
})
