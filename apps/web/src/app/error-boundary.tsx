import { Component, type ReactNode } from 'react';
import { LOADING_ERROR } from '../strings/story-loading.ts';
import { Button } from '../ui/button/button.tsx';
import { ErrorState } from '../ui/feedback/state-panel.tsx';
import { Page } from '../ui/page/page.tsx';

/** Catches a screen that fell over, or whose code could not be fetched. The shell around it stays. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly fellOver: boolean }> {
  override state = { fellOver: false };

  static getDerivedStateFromError() {
    return { fellOver: true };
  }

  override render() {
    if (!this.state.fellOver) return this.props.children;
    return (
      <Page title={LOADING_ERROR.heading} width="reading">
        <ErrorState
          wholePage
          heading={LOADING_ERROR.heading}
          actions={<Button onClick={() => location.reload()}>{LOADING_ERROR.retry}</Button>}
        >
          This page could not be shown. What you have made is safe in My library.
        </ErrorState>
      </Page>
    );
  }
}
