/** Result of a tool, in the format of the Model Context Protocol. */
export interface ToolResult {
  content: readonly {type: 'text'; text: string}[]
  isError?: boolean
}

/** A tool that agents in the browser can call. */
export interface AgentTool {
  name: string
  description: string
  inputSchema: object
  annotations: {readOnlyHint: boolean}
  execute(input: unknown): Promise<ToolResult>
}

/** The part of WebMCP for registering tools. */
export interface ModelContext {
  registerTool(tool: AgentTool, options: {signal: AbortSignal}): unknown
}

/** Returns the browser's tool registry, if it has one. */
export function findModelContext(): ModelContext | undefined {
  return (document as {modelContext?: ModelContext}).modelContext
}
