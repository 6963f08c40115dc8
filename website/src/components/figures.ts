/** Measurements on the home page. The architecture page explains each of them (`#measured`). */
export const figures = [
  {value: '73', unit: 'ms', text: 'from saving a file to the updated page in the dev server'},
  {value: '104', unit: 'KB', text: 'of JavaScript for a page of prose (gzip, including React)'}
] as const

/** Build times in seconds, by number of pages. */
export const buildTimes = [
  {pages: '1,000', first: 9.19, edit: 0.83},
  {pages: '10,000', first: 62.48, edit: 2.74}
] as const
