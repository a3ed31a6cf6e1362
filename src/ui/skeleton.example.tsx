import { SkeletonCard, SkeletonLines } from './skeleton.tsx'

export default function SkeletonExamples() {
  return (
    <>
      <div style={{ maxInlineSize: '18rem' }}>
        <SkeletonCard />
      </div>
      <SkeletonLines widths={[70, 90, 40]} />
    </>
  )
}
