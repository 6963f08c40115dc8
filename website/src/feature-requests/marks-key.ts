/** Where the browser keeps the requests that its reader wants, too. */
export const MARKS_KEY = 'lectern.feature-requests.wanted'
