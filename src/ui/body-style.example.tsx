import { type BodyShape, BodyStyleShape } from './body-style.tsx'

const styles: BodyShape[] = ['Citadine', 'Compact', 'Sedan', 'Wagon', 'SUV', 'MiniVan', 'Cabriolet', 'SportsCar', 'Pickup', 'Fourgonnette']
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: '1rem' }

export default function BodyStyleExamples() {
  return (['filled', 'lines'] as const).map((drawn) => (
    <div key={drawn} style={grid}>
      {styles.map((style, i) => (
        <BodyStyleShape key={style} style={style} drawn={drawn} {...(i === 0 && { label: style })} />
      ))}
    </div>
  ))
}
