import {createHmac, timingSafeEqual} from 'node:crypto'
import type {ActionFile, ActionResult} from './action-result.js'

/** Prefix of signatures that identifies their format. */
const PREFIX = 'lectern-hmac-sha256-1 '

/**
 * Signs an action result with an HMAC-SHA-256 of its key and of the paths, hashes and sizes of its
 * files. The key includes the scope, so the signature isn't valid for other keys or scopes.
 *
 * @param actionKey - Key of the action, as 64 hexadecimal digits.
 */
export function signAction(
  actionKey: string,
  files: readonly ActionFile[],
  secret: string
): string {
  return PREFIX + computeHmac(actionKey, files, secret)
}

/** State of a signature. */
export type SignatureState = 'valid' | 'missing' | 'invalid'

/** Checks the signature of an action result. */
export function checkSignature(
  actionKey: string,
  {files, stdout}: ActionResult,
  secret: string
): SignatureState {
  if (stdout === undefined || !stdout.startsWith(PREFIX)) return 'missing'
  const expected = Buffer.from(computeHmac(actionKey, files, secret))
  const found = Buffer.from(stdout.slice(PREFIX.length))
  const isEqual = found.length === expected.length && timingSafeEqual(found, expected)
  return isEqual ? 'valid' : 'invalid'
}

function computeHmac(actionKey: string, files: readonly ActionFile[], secret: string): string {
  const listed = files.map(({path, hash, size}) => [path, hash, size])
  return createHmac('sha256', secret)
    .update(JSON.stringify([actionKey, listed]))
    .digest('hex')
}
