'use client';
import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  children: ReactNode;
  /** What stands there when the part cannot be fetched, with what to do. */
  missing: ReactNode;
  /** Another one is another attempt. */
  of?: unknown;
}

interface PartBoundaryState {
  failed: boolean;
  of: unknown;
}

/**
 * A part that is fetched later: without a connection it is missing, and the rest of the page goes on. Any other
 * failure is the page's.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failed: false, of: this.props.of };

  static getDerivedStateFromError(error: unknown) {
    if (!isFetchFailure(error)) throw error;
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: PartBoundaryProps, state: PartBoundaryState) {
    return of === state.of ? null : { failed: false, of };
  }

  override render() {
    return this.state.failed ? this.props.missing : this.props.children;
  }
}

/** As the bundler names it when a file of the program does not come. */
function isFetchFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
