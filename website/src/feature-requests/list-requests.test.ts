import {expect, test} from 'vitest'
import {listRequests, readRequestFilter, writeRequestFilter} from './list-requests.js'
import type {FeatureRequest, RequestStatus} from './requests.js'

const request = (id: string, status: RequestStatus, reason = ''): FeatureRequest => ({
  id,
  title: id.toUpperCase(),
  reason,
  status,
  answer: ''
})

const requests = [
  request('owl', 'here'),
  request('heron', 'open', 'Waits at the pond.'),
  request('ibis', 'recipe'),
  request('duck', 'open')
]

test.each([
  ['', ['duck', 'heron', 'ibis', 'owl']],
  ['sort=title', ['duck', 'heron', 'ibis', 'owl']],
  ['sort=marked', ['ibis', 'owl', 'duck', 'heron']],
  ['status=open', ['duck', 'heron']],
  ['q=pond+HERON', ['heron']],
  ['status=here&q=pond', []],
  ['status=other&sort=other', ['duck', 'heron', 'ibis', 'owl']]
])('?%s lists %j', (query, ids) => {
  const filter = readRequestFilter(new URLSearchParams(query))
  const listed = listRequests(requests, filter, new Set(['ibis', 'owl']))
  expect(listed.map(({id}) => id)).toEqual(ids)
})

test.each(['', 'q=two+words', 'status=open&sort=title'])(
  '?%s doesn’t change when it’s read and written',
  (query) => {
    const filter = readRequestFilter(new URLSearchParams(query))
    expect(writeRequestFilter(filter).toString()).toBe(query)
  }
)
