export default function Late() {
  Promise.reject(new Error('Nobody waits for this'))
  return <p>Late</p>
}
