import type {EmbedComponent, EmbedContent} from '@lectern/types'

/** A part of a plugin's page that a text may show. */
export interface EmbedPart {
  component: EmbedComponent
  /** ID of the plugin instance. */
  spec: string
  name: string
  content: EmbedContent
}

/** The parts that a text may show, and the data for messages about missing ones. */
export interface EmbedSource {
  parts: readonly EmbedPart[]
  /** IDs of the plugin instances that have parts, by component. */
  specs: Readonly<Partial<Record<EmbedComponent, readonly string[]>>>
  /** Existing names that are similar to missing ones, by missing part: `Operation listBird`. */
  missing: Readonly<Record<string, readonly string[]>>
}
