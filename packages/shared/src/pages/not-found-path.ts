/** Path at which hosts expect the not-found page. */
export const NOT_FOUND_PATH = '/404.html'
