/**
 * Kinds of entries in a cache. `ac` contains action results by key, and `cas` contains blobs by the
 * hash of their content.
 */
export type BlobKind = 'ac' | 'cas'

/** Identifies an entry in a cache. */
export interface BlobKey {
  kind: BlobKind
  /** SHA-256 hash as 64 hexadecimal digits. */
  hash: string
}

/** Limits of a request. */
export interface ReadLimits {
  /** Maximum size in bytes. Requests with longer responses fail. */
  maxBytes: number
  /** Cancels the request. */
  signal?: AbortSignal | undefined
}

/** Storage for caches: a server or a shared folder. */
export interface BlobStore {
  /** Name for reports, without credentials. */
  label: string
  /** Returns the bytes of an entry; `undefined` if it doesn't exist. @throws StoreError */
  read(key: BlobKey, limits: ReadLimits): Promise<Buffer | undefined>
  /** Returns whether an entry exists. @throws StoreError */
  has(key: BlobKey, signal?: AbortSignal): Promise<boolean>
  /** Stores an entry. @throws StoreError */
  write(key: BlobKey, bytes: Uint8Array, signal?: AbortSignal): Promise<void>
  /**
   * Deletes an entry. Does nothing if the store doesn't support deletion. @throws StoreError
   * @throws StoreError
   */
  remove(key: BlobKey, signal?: AbortSignal): Promise<void>
  /** Closes open connections. */
  close(): void
}

/** Reasons for failed requests. */
export type StoreFailure = 'timeout' | 'unavailable' | 'refused'

/** A failed request. The message never contains a URL or credentials. */
export class StoreError extends Error {
  /** Reason for the failure. There's no point in retrying if it's `refused`. */
  readonly failure: StoreFailure

  constructor(failure: StoreFailure, reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'StoreError'
    this.failure = failure
  }
}
