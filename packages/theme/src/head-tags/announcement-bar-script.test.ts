import {runInNewContext} from 'node:vm'
import {expect, test} from 'vitest'
import {createAnnouncementBarScript} from './announcement-bar-script.js'

const bar = {id: 'spring', content: 'Walk', isCloseable: true}

/**
 * Returns the attributes that the script sets for values in the storage. The function may throw.
 */
function run(id: string, getItem: (key: string) => string | null): Record<string, string> {
  const attributes: Record<string, string> = {}
  const setAttribute = (name: string, value: string) => {
    attributes[name] = value
  }
  runInNewContext(createAnnouncementBarScript({...bar, id}), {
    localStorage: {getItem},
    document: {documentElement: {setAttribute}}
  })
  return attributes
}

function storage(id: string, dismiss: string) {
  return (key: string) => (key.endsWith('.id') ? id : dismiss)
}

test('hides an announcement that the reader has closed', () => {
  expect(run('spring', storage('spring', 'true'))).toEqual({
    'data-announcement-bar-initially-dismissed': 'true'
  })
})

test.each([
  ['one that is open', storage('spring', 'false')],
  ['another one than was closed', storage('winter', 'true')],
  [
    'any where storage is blocked',
    () => {
      throw new Error('Blocked')
    }
  ]
])('ignores %s', (_title, getItem) => {
  expect(run('spring', getItem)).toEqual({})
})

test('is omitted if the bar cannot be closed or there is no bar', () => {
  expect(createAnnouncementBarScript({...bar, isCloseable: false})).toBe('')
  expect(createAnnouncementBarScript(undefined)).toBe('')
})

test('an ID cannot close the script', () => {
  const id = '</script><script>alert(1)//"\''
  expect(createAnnouncementBarScript({...bar, id})).not.toContain('<')
  expect(run(id, storage(id, 'true'))).toEqual({
    'data-announcement-bar-initially-dismissed': 'true'
  })
})
