/** The cache settings in `site.config.*`. */
export interface UserCacheConfig {
  /** Settings of the cache. Pages and plugins can't read them. */
  cache?: {
    /** A cache that several machines share. */
    remote?: {
      /** Base URL of a server with the HTTP protocol of Bazel's remote cache, or the path of a folder. */
      url?: string
      /**
       * Credentials for the server. Use environment variables to keep them out of the
       * configuration.
       */
      credentials?: {token: string} | {username: string; password: string}
      /**
       * Whether builds store their results. `auto` only stores them in CI.
       *
       * @default 'auto'
       */
      push?: 'auto' | 'always' | 'never'
      /**
       * Part of the cache that builds write to and read from. By default, it depends on the branch
       * in CI.
       */
      scope?: string | {write: string; read?: string[]}
      /** Signs stored results, and ignores results without a valid signature. */
      signature?: {
        /** Secret with at least 16 characters. */
        key: string
        /**
         * Whether results without a valid signature are ignored.
         *
         * @default true
         */
        required?: boolean
      }
      /**
       * Time limit in seconds. It applies separately to reading and writing.
       *
       * @default 30
       */
      timeout?: number
    }
  }
}
