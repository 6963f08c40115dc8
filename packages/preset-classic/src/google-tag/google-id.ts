import {z} from '@lectern/shared/schema/schema'

/** An id of Google's; it becomes a part of a script, so it holds nothing else. */
export const googleId = z
  .string()
  .refine((id) => /^[A-Z]+-[A-Z\d-]+$/i.test(id), 'an id such as "G-ABC123"')
