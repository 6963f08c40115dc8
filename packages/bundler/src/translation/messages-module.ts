/** Returns a module with all messages of the site, for code that looks up strings at runtime. */
export const MESSAGES_MODULE = '@generated/code-messages'
