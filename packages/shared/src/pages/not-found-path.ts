/** The path of the not-found page on hosts. */
export const NOT_FOUND_PATH = '/404.html'
