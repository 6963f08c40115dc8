/**
 * Types that several packages share. `@lectern/core` installs the package, and exports the types that
 * configurations and plugins need most often.
 *
 * @module @lectern/types
 */
export type * from '@lectern/types'
