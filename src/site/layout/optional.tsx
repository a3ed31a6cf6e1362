import { Component, type ReactNode, Suspense } from 'react'

/**
 * A part that the page does without while its texts or code are on their way, and when they never come: without a network it takes nothing
 * else with it.
 */
export class Optional extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
