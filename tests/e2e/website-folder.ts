import {fileURLToPath} from 'node:url'

/** Absolute path of the reference website's build, without a trailing slash. */
export const WEBSITE_BUILD = fileURLToPath(new URL('../../website/build', import.meta.url))
