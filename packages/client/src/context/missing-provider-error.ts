/** Thrown by a hook that's called outside the provider it needs (specification §8). */
export class MissingProviderError extends Error {
  constructor(hook: string, provider: string) {
    super(`Hook ${hook} is called outside the <${provider}>.`)
    this.name = 'MissingProviderError'
  }
}
