/** Placeholder that renders nothing. A search theme overrides it. */
export default function SearchBar() {
  return null
}
