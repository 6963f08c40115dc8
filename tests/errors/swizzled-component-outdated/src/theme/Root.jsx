export default function Root() {
  return <p>Root</p>
}
