import {liteClient as libraryClient} from 'algoliasearch/lite'

/** A host that replaces Algolia's own. */
export interface LiteHost {
  /** Host, port and path, without the protocol. */
  url: string
  accept: 'read' | 'write' | 'readWrite'
  protocol: 'http' | 'https'
}

/** The parts of Algolia's browser client that search uses. */
export interface LiteClient {
  addAlgoliaAgent(segment: string, version?: string): void
  search(requests: {
    requests: {indexName: string; query: string}[]
  }): Promise<{results: readonly unknown[]}>
}

/** Creates Algolia's browser client. It's bundled so that sites don't have to install it. */
export const liteClient: (
  appId: string,
  apiKey: string,
  options?: {hosts?: LiteHost[] | undefined}
) => LiteClient = libraryClient
