import {expect, test} from 'vitest'
import {decodeActionResult, encodeActionResult} from './action-result.js'
import {ActionResultType} from './fixtures/strict-server.js'

const HASH = 'c'.repeat(64)
const RESULT = {files: [{path: 'index', hash: HASH, size: 300}], stdout: 'ü'}

test('a different implementation can read an action result', () => {
  const message = ActionResultType.decode(encodeActionResult(RESULT))
  expect(ActionResultType.toObject(message, {longs: Number})).toEqual({
    output_files: [{path: 'index', digest: {hash: HASH, size_bytes: 300}}],
    stdout_raw: new Uint8Array(Buffer.from('ü'))
  })
})

test('reads an action result of a different implementation, including fields that servers add', () => {
  const bytes = ActionResultType.encode({
    output_files: [
      {path: 'index', is_executable: true, digest: {hash: HASH, size_bytes: 5_000_000_000}}
    ],
    exit_code: 3,
    stderr_digest: {hash: HASH, size_bytes: 1}
  }).finish()
  expect(decodeActionResult(bytes)).toEqual({
    files: [{path: 'index', hash: HASH, size: 5_000_000_000}]
  })
})

test.each([
  ['text', Buffer.from('<html>owls</html>')],
  ['a truncated message', encodeActionResult(RESULT).subarray(0, 50)],
  ['a wrong hash', encodeActionResult({files: [{path: 'index', hash: '../x', size: 1}]})]
])('rejects %s', (_, bytes) => {
  expect(decodeActionResult(bytes)).toBeUndefined()
})
