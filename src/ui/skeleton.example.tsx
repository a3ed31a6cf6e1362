import { SkeletonCard, SkeletonLines } from './skeleton.tsx'

/** A card and lines of text. */
export default function SkeletonExamples() {
  return (
    <>
      <SkeletonCard />
      <SkeletonLines widths={[70, 90, 40]} />
    </>
  )
}
