/** Describes the content of a page (see `ContentRecipe`). */
// A type alias, because interfaces can't be assigned to `JsonObject`.
export type PageRecipe = {
  page: 'overview' | 'tag' | 'operation' | 'schema'
  /** Slug of the tag, operation or schema. Empty for the overview. */
  slug: string
  /** Hash of everything that the content depends on. */
  hash: string
  /** Slugs of the operations that a schema's page lists. */
  usedBy?: readonly string[]
  /** Whether readers can send requests from the page. */
  hasTryIt?: true
}
