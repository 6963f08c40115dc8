/** Storage key for the requests that the reader has voted for. */
export const MARKS_KEY = 'lectern.feature-requests.wanted'
