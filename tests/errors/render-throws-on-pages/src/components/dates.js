export function formatDate(date) {
  return date.toISOString()
}
