import {createContext, useContext} from 'react'

/** State of the nearest playground, for its editor and its button. */
export interface PlaygroundState {
  /** Title above the editor. */
  title?: string
  /** Whether the reader has changed the code. */
  isEdited?: boolean
  /** Restores the original code. */
  reset(): void
  /** Replaces the code. */
  edit?(code: string): void
}

const PlaygroundContext = createContext<PlaygroundState>({isEdited: false, reset() {}})

/** Provides the state of a playground. */
export const PlaygroundProvider = PlaygroundContext.Provider

/** Returns the state of the playground. Until the editor is loaded, its code is unedited. */
export function usePlayground(): PlaygroundState {
  return useContext(PlaygroundContext)
}
