import {translate, useThemeConfig} from '@lectern/client'
import type {ReactNode} from 'react'
import type {LiveConfig} from '../config/live-config.js'

/** Props of `@theme/PlaygroundFrame`. */
export interface PlaygroundFrameProps {
  editor: ReactNode
  /** Result of the code. */
  children: ReactNode
}

/** A frame that shows the result of the code above or below the editor. */
export default function PlaygroundFrame({editor, children}: PlaygroundFrameProps) {
  const {liveCodeBlock} = useThemeConfig<{liveCodeBlock: LiveConfig}>()
  const isFirst = liveCodeBlock.playgroundPosition === 'top'
  const result = (
    <div className="live-code__result">
      <div className="live-code__header">
        {translate({id: 'theme.Playground.result', message: 'Result'})}
      </div>
      {children}
    </div>
  )
  return (
    <div className="live-code">
      {isFirst && result}
      {editor}
      {!isFirst && result}
    </div>
  )
}
