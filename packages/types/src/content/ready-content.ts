import type {JsonObject} from '../source/json.js'
import type {ContentFeature, ContentRecord} from './content.js'

/**
 * Content that a plugin has already compiled. It's stored as JSON in a generated file whose name
 * ends with `.content.json`. It isn't processed as Markdown. Links in its HTML include the base
 * URL.
 */
export interface ReadyContent
  extends Pick<
    ContentRecord,
    'body' | 'toc' | 'contentTitle' | 'description' | 'words' | 'sections' | 'plain'
  > {
  /** Version of the format. */
  format: 1
  /** Features used in the content. @default [] */
  features?: readonly ContentFeature[]
}

/**
 * Describes content that a plugin creates when the page is compiled. Builds create it in several
 * threads, and the development server only creates the pages that are opened. It's stored in place
 * of `ReadyContent`, and the plugin's `getContentModule` creates the content.
 */
export interface ContentRecipe {
  /** Version of the format. */
  format: 1
  /**
   * Everything that the content depends on, such as a hash of its data and of the plugin's code. An
   * unchanged recipe isn't used again.
   */
  recipe: JsonObject
}

/** Creates the content that a recipe describes. */
export type CreateContent = (
  recipe: JsonObject,
  tools: ContentTools
) => ReadyContent | Promise<ReadyContent>

/** Data available to the creation of content. */
export interface ContentTools {
  /** Absolute path of the recipe's folder, which can contain files that several pages share. */
  folder: string
  /** Values to keep for the next pages that this thread creates. */
  memory: Map<string, unknown>
}
