import { Component, type ReactNode, Suspense } from 'react'

/** A part that the page omits while its texts or code load, or when loading fails: offline the rest still renders. */
export class Optional extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
