import {asWritten} from '@lectern/shared/front-matter/text-values'
import type {HookTools} from '@lectern/types'

/** What hooks get in a site without translations. */
export const hookTools: HookTools = {translate: asWritten}
