import { useState } from 'react'
import { ViewSwitch } from './view-switch.tsx'

/** Grid chosen; press for the list. */
export default function ViewSwitchExamples() {
  const [search, go] = useState(() => new URLSearchParams())
  return <ViewSwitch search={search} go={go} />
}
