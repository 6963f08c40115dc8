/** Measurements on the home page. The architecture page explains each of them (`#measured`). */
export const figures = [
  {value: '54', unit: 'ms', text: 'from saving a file to the updated page in the dev server'},
  {value: '106', unit: 'KB', text: 'of JavaScript for a page of prose (gzip, including React)'}
] as const

/** Build times in seconds, by number of pages. */
export const buildTimes = [
  {pages: '1,000', first: 6.0, edit: 1.0},
  {pages: '10,000', first: 39.77, edit: 3.83}
] as const
