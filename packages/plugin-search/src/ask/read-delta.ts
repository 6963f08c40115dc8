import {isRecord} from '@lectern/shared/text/unknown-record'

/**
 * Returns the text that an event adds to the answer, or an empty string. The event is untrusted
 * data.
 */
export function readDelta(data: string): string {
  const event: unknown = JSON.parse(data)
  if (!isRecord(event)) throw new Error("The endpoint sent an event that isn't an object.")
  if (event.error !== undefined && event.error !== null)
    throw new Error(`The endpoint sent an error: ${describe(event.error)}`)
  const [choice] = Array.isArray(event.choices) ? (event.choices as unknown[]) : []
  const delta = isRecord(choice) ? choice.delta : undefined
  const content = isRecord(delta) ? delta.content : undefined
  return typeof content === 'string' ? content : ''
}

function describe(error: unknown): string {
  const message = isRecord(error) ? error.message : error
  return typeof message === 'string' ? message.slice(0, 200) : 'unknown'
}
