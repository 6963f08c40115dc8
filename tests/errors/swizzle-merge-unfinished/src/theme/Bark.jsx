export default function Bark() {
<<<<<<< src/theme/Bark.jsx
  return <p>Rough bark</p>
=======
  return <p>Smooth bark</p>
>>>>>>> theme-wood
}
