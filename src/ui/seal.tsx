/** Renders the certification seal, an eight-pointed star with a tick, in the current colour. `tick` is the background colour. */
export function Seal({ size = 16, tick = '#fff' }: { size?: number; tick?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 .4 15.4 3.8H20.2V8.6L23.6 12 20.2 15.4V20.2H15.4L12 23.6 8.6 20.2H3.8V15.4L.4 12 3.8 8.6V3.8H8.6Z" fill="currentColor" />
      <path d="M7.9 12.3l2.8 2.8 5.5-5.8" fill="none" stroke={tick} strokeWidth="2.1" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
