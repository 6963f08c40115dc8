import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {applyDeploy} from './apply-deploy.js'
import {S3_CREDENTIALS, type S3Server, startS3Server} from './fixtures/s3-server.js'
import {listOutputFiles} from './output-files.js'
import {rollbackDeploy} from './rollback-deploy.js'
import {bucketUrl, createS3Store} from './s3-store.js'

let server: S3Server

beforeEach(async () => {
  server = await startS3Server()
})
afterEach(() => server.close())

const createStore = (fields = {}) =>
  createS3Store({
    ...S3_CREDENTIALS,
    bucket: 'birds',
    prefix: 'docs',
    endpoint: server.url,
    ...fields
  })

const deploy = (outDir: string) =>
  applyDeploy({
    ...{outDir, files: listOutputFiles(outDir), store: createStore()},
    ...{keepDeploys: 2, grace: 0, now: 0}
  })

const read = (file: string) => server.objects.get(`/birds/docs/${file}`)?.body.toString()

test('uploads a site with media types and cache rules, and then only changes', async () => {
  const outDir = createTemporarySite({
    'index.html': 'one',
    'a b/ü.html': 'same',
    'assets/js/main-AbCd1234.js': 'code'
  })
  await deploy(outDir)
  const headersOf = (file: string) => {
    const headers = server.objects.get(`/birds/docs/${file}`)?.headers
    return [headers?.['content-type'], headers?.['cache-control']]
  }
  expect(headersOf('a b/ü.html')).toEqual(['text/html; charset=utf-8', 'no-cache'])
  expect(headersOf('assets/js/main-AbCd1234.js')).toEqual([
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable'
  ])
  fs.writeFileSync(path.join(outDir, 'index.html'), 'two')
  server.requests.length = 0
  await deploy(outDir)
  expect(server.requests).toEqual([
    'GET /birds/docs/.deploy/state.json',
    'PUT /birds/docs/.deploy/previous/2/index.html',
    'PUT /birds/docs/.deploy/state.json',
    'PUT /birds/docs/index.html',
    'PUT /birds/docs/.deploy/state.json'
  ])
  expect(read('index.html')).toBe('two')
  await rollbackDeploy(createStore(), 0)
  expect(read('index.html')).toBe('one')
})

test('reports rejected credentials without showing them', async () => {
  const store = createStore({secretAccessKey: 'wrong-secret'})
  const failure = await store.writeText('index.html', 'one').catch((error: unknown) => error)
  expect(String(failure)).toBe(
    'SiteError: s3://birds/docs responded to PUT index.html with HTTP status 403.'
  )
  expect(failure).toMatchObject({problems: [{code: 'deploy-request-failed'}]})
  expect(JSON.stringify(failure)).not.toContain('wrong-secret')
})

test('reports a service that can’t be reached', async () => {
  await expect(createStore({endpoint: 'http://localhost:1'}).readText('a')).rejects.toMatchObject({
    problems: [
      {
        code: 'deploy-request-failed',
        message: expect.stringMatching(/^s3:\/\/birds\/docs can't be reached: (?!fetch failed)/)
      }
    ]
  })
})

test.each([
  [{bucket: 'birds'}, 'https://birds.s3.eu-west-1.amazonaws.com'],
  [{bucket: 'docs.example.com'}, 'https://s3.eu-west-1.amazonaws.com/docs.example.com'],
  [{bucket: 'birds', endpoint: 'https://s3.example.com/'}, 'https://s3.example.com/birds']
])('the bucket %j has the URL %s', (bucket, url) => {
  expect(bucketUrl({region: 'eu-west-1', ...bucket})).toBe(url)
})
