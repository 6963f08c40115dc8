export default function Width() {
  return <h1>{window.innerWidth} pixels</h1>
}
