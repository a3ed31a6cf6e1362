import { Drawing, Icon, iconNames } from './icon.tsx'

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '0.75rem' } as const
const cell = { display: 'flex', gap: '0.5rem', alignItems: 'center', fontSize: 'var(--t-caption)', margin: 0 } as const

export default function IconExamples() {
  return (
    <>
      <div style={grid}>
        {iconNames.map((name) => (
          <p key={name} style={cell}>
            <Icon name={name} />
            <bdi>{name}</bdi>
          </p>
        ))}
      </div>
      <div style={{ ...cell, gap: '1rem' }}>
        {[16, 18, 20, 24, 28].map((size) => (
          <Icon key={size} name="heart" size={size} />
        ))}
        <Icon name="arrow-right" label="arrow-right" />
        <Icon name="arrow-right" flip={false} />
        <Drawing path="M12 2v20 M2 12h20" />
      </div>
    </>
  )
}
