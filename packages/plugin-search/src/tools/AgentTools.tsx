import {useSiteData} from '@lectern/client'
import {useEffect, useRef} from 'react'
import {useSearch} from '../browser/use-search.js'
import {createAgentTools} from './agent-tools.js'
import {findModelContext} from './model-context.js'

/**
 * Registers tools for agents that search the site and read its pages. They're available while the
 * component is mounted. Renders nothing.
 */
export function AgentTools() {
  const search = useSearch()
  const {baseUrl} = useSiteData().siteConfig
  const current = useRef(search)
  useEffect(() => {
    // Tools use the filters of whichever page is open when they're called.
    current.current = search
  }, [search])
  useEffect(() => {
    const controller = new AbortController()
    for (const tool of createAgentTools(() => current.current, new URL(baseUrl, location.href)))
      void register(tool, controller.signal)
    return () => controller.abort()
  }, [baseUrl])
  return null
}

/**
 * Registers a tool. Ignores errors: the name may already be taken, and the page works without
 * tools.
 */
async function register(
  tool: ReturnType<typeof createAgentTools>[number],
  signal: AbortSignal
): Promise<void> {
  try {
    await findModelContext()?.registerTool(tool, {signal})
  } catch {}
}
