/** Errors that nothing catches, such as those of timers and of rejected promises. */
export interface LateErrors {
  /** Returns the errors since the last call, once code that was started has had its turn. */
  take(): Promise<unknown[]>
  /** Leaves later errors to others. */
  end(): void
}

/** Collects errors that code of this thread throws after it has returned. They would end the thread. */
export function collectLateErrors(): LateErrors {
  const errors: unknown[] = []
  const collect = (error: unknown) => {
    errors.push(error)
  }
  process.on('uncaughtException', collect)
  process.on('unhandledRejection', collect)
  return {
    async take() {
      await new Promise((resolve) => setImmediate(resolve))
      return errors.splice(0)
    },
    end() {
      process.off('uncaughtException', collect)
      process.off('unhandledRejection', collect)
    }
  }
}
