'use client';
import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  children: ReactNode;
  /** Shown when the part cannot be loaded, with the remedy. */
  missing: ReactNode;
  /** A changed value causes another attempt. */
  of?: unknown;
}

interface PartBoundaryState {
  failed: boolean;
  of: unknown;
}

/**
 * A part that is loaded later: without a connection it is missing, and the rest of the page works. Any other failure is
 * the whole page's.
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

/** The error's name in the bundler when a file of the program cannot be loaded. */
function isFetchFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
