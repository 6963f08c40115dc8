/**
 * Extensions of imported files whose module is their URL, in lower case and without a dot. These are the files
 * that Docusaurus accepts.
 */
export const FILE_ENDINGS: readonly string[] = [
  ...['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico'],
  ...['woff', 'woff2', 'ttf', 'eot', 'otf'],
  ...['mp4', 'webm', 'avi', 'mov', 'mpg', 'mpeg', 'vob', 'wmv', 'm4v', 'ogv'],
  ...['mp3', 'wav', 'm4a', 'aac', 'oga', 'flac'],
  ...['pdf', 'doc', 'docx', 'xls', 'xlsx', 'zip', 'rar']
]
