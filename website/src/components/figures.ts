/** Measurements on the home page. The architecture page describes each one (`#measured`). */
export const figures: readonly {value: string; unit: string; text: string}[] = [
  {value: '0.83', unit: 's', text: 'to rebuild 1,000 pages after an edit'},
  {value: '2.7', unit: 's', text: 'to rebuild 10,000 pages after an edit'},
  {value: '73', unit: 'ms', text: 'from saving a file to the updated page in the dev server'},
  {value: '104', unit: 'KB', text: 'of JavaScript for a page of prose (gzip, including React)'}
]
