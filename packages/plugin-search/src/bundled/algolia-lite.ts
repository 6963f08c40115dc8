import {liteClient as libraryClient} from 'algoliasearch/lite'

/** A host to use instead of Algolia's. */
export interface LiteHost {
  /** Host, port and path. Excludes the protocol. */
  url: string
  accept: 'read' | 'write' | 'readWrite'
  protocol: 'http' | 'https'
}

/** The part of Algolia's browser client that the search uses. */
export interface LiteClient {
  addAlgoliaAgent(segment: string, version?: string): void
  search(requests: {
    requests: {indexName: string; query: string}[]
  }): Promise<{results: readonly unknown[]}>
}

/** Creates Algolia's browser client. It's bundled, so that sites don't have to install it. */
export const liteClient: (
  appId: string,
  apiKey: string,
  options?: {hosts?: LiteHost[] | undefined}
) => LiteClient = libraryClient
