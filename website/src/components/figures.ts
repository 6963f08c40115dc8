/** Measured figures of the home page; the manual tells how each was taken (`#measured`). */
export const figures: readonly {value: string; unit: string; text: string}[] = [
  {value: '0.83', unit: 's', text: 'to build 1,000 pages again after an edit'},
  {value: '2.7', unit: 's', text: 'to do the same with 10,000 pages'},
  {value: '73', unit: 'ms', text: 'from a saved text to the changed screen while you write'},
  {value: '104', unit: 'KB', text: 'of JavaScript for a page of prose, React included, gzip'}
]
