/** What Docusaurus calls the plugins, and what they are called here. */
const PLUGIN_NAMES: Readonly<Record<string, string>> = {
  'docusaurus-plugin-content-docs': 'docs',
  'docusaurus-plugin-content-blog': 'blog',
  'docusaurus-plugin-content-pages': 'pages'
}

/** The name under which a plugin's global data stands. */
export function nameHere(pluginName: string): string {
  return PLUGIN_NAMES[pluginName] ?? pluginName
}
