/** The two kinds of entries in a cache: action results by key, and blobs by the hash of their content. */
export type BlobKind = 'ac' | 'cas'

/** An entry of a cache. */
export interface BlobAddress {
  kind: BlobKind
  /** SHA-256, as 64 hexadecimal digits. */
  hash: string
}

/** Limits of a request. */
export interface ReadLimits {
  /** Maximum size in bytes. A longer response is an error. */
  maxBytes: number
  /** Cancels the request. */
  signal?: AbortSignal | undefined
}

/** Storage for caches: a server or a shared folder. */
export interface BlobStore {
  /** Name for reports, without credentials. */
  label: string
  /** Returns the bytes of an entry; `undefined` if it doesn't exist. @throws StoreError */
  read(address: BlobAddress, limits: ReadLimits): Promise<Buffer | undefined>
  /** Returns whether an entry exists. @throws StoreError */
  has(address: BlobAddress, signal?: AbortSignal): Promise<boolean>
  /** Stores an entry. @throws StoreError */
  write(address: BlobAddress, bytes: Uint8Array, signal?: AbortSignal): Promise<void>
  /** Deletes an entry. Stores that don't support deletion ignore the call. @throws StoreError */
  remove(address: BlobAddress, signal?: AbortSignal): Promise<void>
  /** Closes open connections. */
  close(): void
}

/** Reasons why a request fails. */
export type StoreFailure = 'timeout' | 'unavailable' | 'refused'

/** A failed request. The message never contains a URL or credentials. */
export class StoreError extends Error {
  /** Retrying doesn't help with `refused`. */
  readonly failure: StoreFailure

  constructor(failure: StoreFailure, reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'StoreError'
    this.failure = failure
  }
}
