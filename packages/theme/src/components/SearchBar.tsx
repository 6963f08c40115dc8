/** The place of a search: a theme that brings one replaces this, which shows nothing. */
export default function SearchBar() {
  return null
}
