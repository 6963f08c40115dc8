export default function Crown() {
  return <p>Crown</p>
}
