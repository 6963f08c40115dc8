import {fileURLToPath} from 'node:url'

/** Where the reference website is built, absolute, without a slash at its end. */
export const WEBSITE_BUILD = fileURLToPath(new URL('../../website/build', import.meta.url))
