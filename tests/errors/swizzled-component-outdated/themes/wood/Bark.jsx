export default function Bark() {
  return <p>Smooth bark</p>
}
