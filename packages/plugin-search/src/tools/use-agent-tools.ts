import {type ComponentType, useEffect, useState} from 'react'
import {findModelContext} from './model-context.js'

/**
 * Returns the component that registers tools for agents. Its code is loaded only if the browser
 * supports WebMCP.
 */
export function useAgentTools(): ComponentType | undefined {
  const [Tools, setTools] = useState<ComponentType>()
  useEffect(() => {
    if (!findModelContext()) return
    import('./AgentTools.js').then(
      (loaded) => setTools(() => loaded.AgentTools),
      () => {}
    )
  }, [])
  return Tools
}
