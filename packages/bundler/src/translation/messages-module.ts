/** Module with all messages of the site, for code that names texts while it runs. */
export const MESSAGES_MODULE = '@generated/code-messages'
