/** Errors that nothing catches, such as those of timers and of rejected promises. */
export interface LateErrors {
  /** Returns the errors since the last call, once code that was started has had its turn. */
  take(): Promise<unknown[]>
  /** Leaves later errors to others. */
  end(): void
}

/**
 * Collects errors that code of this thread throws after it has returned. They would end the thread. Meanwhile,
 * `process.exit` throws: a page can't end the command, nor a thread that has more pages to render.
 */
export function collectLateErrors(): LateErrors {
  const errors: unknown[] = []
  const collect = (error: unknown) => {
    errors.push(error)
  }
  const {exit} = process
  process.exit = () => {
    throw new Error('it calls `process.exit`')
  }
  process.on('uncaughtException', collect)
  process.on('unhandledRejection', collect)
  return {
    async take() {
      await new Promise((resolve) => setImmediate(resolve))
      return errors.splice(0)
    },
    end() {
      process.exit = exit
      process.off('uncaughtException', collect)
      process.off('unhandledRejection', collect)
    }
  }
}
