import {useThemeConfig} from '@lectern/client'
import type {LiveConfig} from '../config/live-config.js'

/** Position of the result: above or below the editor. */
export type PlaygroundPosition = LiveConfig['playgroundPosition']

/** Returns the configured position of the result. */
export function usePlaygroundPosition(): PlaygroundPosition {
  return useThemeConfig<{liveCodeBlock: LiveConfig}>().liveCodeBlock.playgroundPosition
}
